// Notification settings, which the server keeps for all devices of a person: the address and the quiet hours.
import { api } from "./api/client";
import type { NoticeSettings, QuietHours } from "./api/types";

export const DEFAULT_QUIET_HOURS = { begin: "22:00", end: "08:00" };

/** The time zone of this device. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  return 60 * hours + minutes;
}

/** Whether a moment lies in the quiet hours; an end before the beginning is on the next day. */
export function isQuiet(hours: QuietHours, moment: Date): boolean {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: hours.zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const now = minutesOf(format.format(moment));
  const [begin, end] = [minutesOf(hours.begin), minutesOf(hours.end)];
  return begin < end ? begin <= now && now < end : begin <= now || now < end;
}

class Notices {
  known = $state.raw<NoticeSettings | null>(null);
  private sent: Promise<unknown> = Promise.resolve();

  async load(): Promise<void> {
    this.known = await api.noticeSettings();
  }

  /** Known at once, so that the next change builds on this one; sent one after the other, so that the last one stays.
   * `ready` runs first: a visitor without a session becomes a guest. */
  async setQuiet(hours: QuietHours | null, ready: () => Promise<unknown>): Promise<void> {
    if (this.known) this.known = { ...this.known, quiet: hours };
    const sent = this.sent.then(ready).then(() => api.quiet(hours));
    this.sent = sent.catch(() => undefined);
    try {
      await sent;
    } catch (error) {
      await this.load(); // what is kept is what the server says
      throw error;
    }
    if (!this.known) await this.load();
  }

  async setAddress(url: string | null): Promise<void> {
    await api.notices(url);
    await this.load();
  }

  /** Whether nothing should ring now; asked for the first time, it asks the server. */
  async quietNow(): Promise<boolean> {
    if (this.known === null) await this.load();
    const hours = this.known?.quiet;
    return hours != null && isQuiet(hours, new Date());
  }
}

export const notices = new Notices();
