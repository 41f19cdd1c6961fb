// Formats clock times for people.

/** "1:02:05", "12:40", "0:09"; whole seconds, never below zero. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const pad = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(left % 60)}` : `${minutes}:${pad(left % 60)}`;
}

/** For how many seconds a clock has run, some seconds after the server said when it next pauses and resumes. */
export function elapsed(passed: number, rest: readonly [number, number] | null | undefined): number {
  const [begin, end] = rest ?? [Infinity, Infinity];
  return Math.min(passed, begin) + Math.max(0, passed - end);
}

/** Days and hours, for clocks that run for days; null below a day. */
export function daysAndHours(seconds: number): { days: number; hours: number } | null {
  if (seconds < 86_400) return null;
  return { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) };
}
