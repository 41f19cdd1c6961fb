// What is open around the board: one drawer at a time, the list of moves, another player's area.

export type Drawer = "log" | "chat" | "rules" | "orders";

export class Drawers {
  open = $state<Drawer | null>(null);
  unread = $state(0); // chat lines that came while the chat was closed
  ruleQuery = $state(""); // what the rules drawer searches for
  movesOpen = $state(false); // the list of moves
  peek = $state<number | null>(null); // the seat whose area is open
  resigning = $state(false); // that area asks whether to leave the seat to a bot
  covered = $state(false); // the next player at this screen has not said "ready" yet

  toggle(drawer: Drawer): void {
    this.open = this.open === drawer ? null : drawer;
    if (this.open === "chat") this.unread = 0;
    if (this.open === "rules") this.ruleQuery = "";
  }

  openRule(query: string): void {
    this.ruleQuery = query;
    this.open = "rules";
  }

  chatCame(): void {
    if (this.open !== "chat") this.unread += 1;
  }
}
