// The selection at a table, saved on this device.

export interface SavedSelection {
  ply: number;
  element: string | null;
  move: string | null;
}

const key = (table: string): string => `trackside.selection.${table}`;

export function saveSelection(table: string, selection: SavedSelection): void {
  localStorage.setItem(key(table), JSON.stringify(selection));
}

export function savedSelection(table: string): SavedSelection | null {
  const text = localStorage.getItem(key(table));
  try {
    return text === null ? null : (JSON.parse(text) as SavedSelection);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
