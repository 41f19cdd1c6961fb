// What this device keeps of a table: the half-made choice.

export interface KeptSelection {
  ply: number;
  element: string | null;
  move: string | null;
}

function read(key: string): unknown {
  const text = localStorage.getItem(key);
  try {
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function keepSelection(table: string, selection: KeptSelection): void {
  localStorage.setItem(`trackside.selection.${table}`, JSON.stringify(selection));
}

export function keptSelection(table: string): KeptSelection | null {
  return read(`trackside.selection.${table}`) as KeptSelection | null;
}
