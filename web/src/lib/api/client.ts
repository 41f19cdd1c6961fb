// Calls to the server: JSON in, JSON out, refusals as Refused.
import { inDigits } from "../digits";
import type {
  AnalysisStatus,
  BoxOf,
  CoachView,
  Friend,
  GameAid,
  GameInfo,
  GameStatistics,
  Hint,
  Ladder,
  Me,
  MeChange,
  NewTable,
  NoticeSettings,
  NoticeTested,
  Order,
  Panels,
  Played,
  Problem,
  PushKey,
  PuzzleAnswer,
  PuzzleCard,
  PuzzleOfTheDay,
  PuzzleView,
  QuietHours,
  Result,
  Rules,
  ScorePad,
  Since,
  StandingOrders,
  TableCard,
  TableLists,
  TableView,
  Why,
} from "./types";

/** The server refused, with a message and perhaps with the rule and the current table. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

export function cookie(name: string, all: string): string | null {
  for (const part of all.split("; ")) {
    const at = part.indexOf("=");
    if (part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1));
  }
  return null;
}

async function answer(method: string, path: string, body?: unknown, stream?: string): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (stream !== undefined) headers["x-stream"] = stream;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") {
    const token = cookie("csrftoken", document.cookie);
    if (token !== null) headers["x-csrf-token"] = token;
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) return response;
  throw new Refused(await problem(response));
}

async function problem(response: Response): Promise<Problem> {
  const plain: Problem = {
    status: response.status,
    error: "failed",
    message: response.statusText,
    rule: null,
    view: null,
  };
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("json")) return plain;
  const said = (await response.json()) as Partial<Problem>;
  return { ...plain, ...inDigits(said), view: said.view ? inDigits(said.view) : null };
}

async function call<T>(method: string, path: string, body?: unknown, stream?: string): Promise<T> {
  const response = await answer(method, path, body, stream);
  return response.status === 204 ? (undefined as T) : inDigits((await response.json()) as T);
}

const get = <T>(path: string): Promise<T> => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const puzzle = (id: string): string => `/puzzles/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>("/me"),
  guest: (name: string) => post<Me>("/guest", { name }),
  change: (part: MeChange) => call<Me>("PATCH", "/me", part),
  register: (login: string, password: string) => post<Me>("/register", { login, password }),
  login: (login: string, password: string) => post<Me>("/login", { login, password }),
  password: (old: string, its: string) => post<Me>("/password", { old, new: its }),
  logout: () => post<unknown>("/logout"),
  deleteMe: (password: string | null) => post<Me>("/me/delete", { password }),
  logoutEverywhere: () => post<unknown>("/logout-everywhere"),

  pushKey: () => get<PushKey>("/push"),
  push: (target: PushSubscriptionJSON) => post<unknown>("/push", target),
  pushNoMore: () => call<unknown>("DELETE", "/push"),
  noticeSettings: () => get<NoticeSettings>("/notices"),
  quiet: (hours: QuietHours | null) => call<unknown>("PUT", "/notices/quiet", { hours }),
  testNotice: (endpoint: string | null) => post<NoticeTested>("/notices/test", { endpoint }),
  notices: (url: string | null) => call<unknown>("PUT", "/notices", { url }),

  words: async (language: string): Promise<string> => (await answer("GET", `/words/${language}`)).text(),
  boardWords: async (game: string, language: string): Promise<string> =>
    (await answer("GET", `/games/${game}/words?lang=${language}`)).text(),
  games: (language: string) => get<GameInfo[]>(`/games?lang=${language}`),
  box: <D>(game: string, language: string) => get<BoxOf<D>>(`/games/${game}/box?lang=${language}`),
  aid: (game: string, players: number | null, language: string) =>
    get<GameAid>(`/games/${game}/aid?lang=${language}${players === null ? "" : `&players=${players}`}`),
  scorePad: (game: string, language: string) => get<ScorePad>(`/games/${game}/score-pad?lang=${language}`),
  rules: (game: string, find: string, language: string) =>
    get<Rules>(`/games/${game}/rules?find=${encodeURIComponent(find)}&lang=${language}`),

  tables: (page = 1) => get<TableLists>(`/tables?page=${page}`),
  lesson: (game: string, name: string) => post<TableCard>(`/games/${game}/lessons/${name}`),
  create: (wish: NewTable) => post<TableCard>("/tables", wish),
  view: (id: string) => get<TableView>(table(id)),
  join: (id: string, code?: string) => post<TableCard>(`${table(id)}/join`, code === undefined ? {} : { code }),
  friends: (id: string) => get<Friend[]>(`/friends?table=${encodeURIComponent(id)}`),
  invite: (id: string, person: string) => post<unknown>(`${table(id)}/invitations`, { person }),
  decline: (id: string) => call<unknown>("DELETE", `${table(id)}/invitations`),
  leave: (id: string) => post<unknown>(`${table(id)}/leave`),
  start: (id: string) => post<unknown>(`${table(id)}/start`),
  seat: (id: string, seat: number, kind: string, level: string | null) =>
    post<unknown>(`${table(id)}/seats/${seat}`, { kind, level }),
  remove: (id: string) => call<unknown>("DELETE", table(id)),
  resign: (id: string, level: string | null) => post<unknown>(`${table(id)}/resign`, { level }),
  rematch: (id: string) => post<TableCard>(`${table(id)}/rematch`),
  fork: (id: string, ply: number, seat: number | null = null) => post<TableCard>(`${table(id)}/fork`, { ply, seat }),
  /** The answer takes the place of the next event of the stream of that name. */
  play: (id: string, ply: number, moves: string[], stream?: string) =>
    call<TableView>("POST", `${table(id)}/moves`, { ply, moves }, stream),
  undo: (id: string, ply: number) => post<TableView>(`${table(id)}/undo`, { ply }),
  undoRequest: (id: string) => post<TableView>(`${table(id)}/undo-request`),
  undoAnswer: (id: string, accept: boolean) => post<TableView>(`${table(id)}/undo-answer`, { accept }),
  why: (id: string, move: string) => post<Why>(`${table(id)}/why`, { move }),
  whyThere: (id: string, where: [string, string]) => post<Why>(`${table(id)}/why`, { where }),
  hint: (id: string) => post<Hint>(`${table(id)}/hint`),
  chat: (id: string, text: string) => post<unknown>(`${table(id)}/chat`, { text }),
  since: (id: string) => get<Since>(`${table(id)}/since`),
  orders: (id: string, seat: number) => get<StandingOrders>(`${table(id)}/orders?as=${seat}`),
  order: (id: string, seat: number, orders: Order[]) => post<TableView>(`${table(id)}/orders?as=${seat}`, { orders }),
  replay: (id: string, ply: number, as: string | null) =>
    get<TableView>(`${table(id)}/replay?ply=${ply}${as === null ? "" : `&as=${as}`}`),
  panels: (id: string, ply: number, as: string | null) =>
    get<Panels>(`${table(id)}/panels?ply=${ply}${as === null ? "" : `&as=${as}`}`),
  steps: (id: string, after: number, to: number, as: number | null) =>
    get<TableView[]>(`${table(id)}/steps?after=${after}&to=${to}${as === null ? "" : `&as=${as}`}`),
  analysis: (id: string) => get<AnalysisStatus>(`${table(id)}/analysis`),
  analyse: (id: string) => post<AnalysisStatus>(`${table(id)}/analysis`),
  stopAnalysis: (id: string) => call<unknown>("DELETE", `${table(id)}/analysis`),
  coach: (id: string, ply: number, moves: string[]) => post<CoachView>(`${table(id)}/coach`, { ply, moves }),
  betterLine: (id: string, decision: number, moves: number) =>
    get<TableView>(`${table(id)}/analysis/line?decision=${decision}&moves=${moves}`),
  puzzles: (language: string) => get<PuzzleCard[]>(`/puzzles?lang=${language}`),
  puzzleOfTheDay: (language: string) => get<PuzzleOfTheDay>(`/puzzles/today?lang=${language}`),
  puzzle: (id: string, language: string) => get<PuzzleView>(`${puzzle(id)}?lang=${language}`),
  answerPuzzle: (id: string, moves: string[], language: string) =>
    post<PuzzleAnswer>(`${puzzle(id)}?lang=${language}`, { moves }),
  puzzleWhy: (id: string, moves: string[], asked: { move: string } | { where: [string, string] }) =>
    post<Why>(`${puzzle(id)}/why`, { moves, ...asked }),
  playPuzzle: (id: string) => post<TableCard>(`${puzzle(id)}/play`),
  scores: (id: string) => get<Result>(`${table(id)}/scores`),
  ladder: (game: string, language: string) => get<Ladder>(`/ladders/${game}?lang=${language}`),
  history: (query: string) => get<Played>(`/history?${query}`),
  statistics: (query: string) => get<GameStatistics[]>(`/history/statistics?${query}`),
  recordsLink: (query: string) => `/api/history/records?${query}`,
  recordLink: (id: string) => `/api${table(id)}/record`,
  importRecord: (text: string) => post<TableCard>("/records", { text }),
};

/** What is asked of the server while a move is chosen: of a table, or of a puzzle, which is no table of the server. */
export type TableRequests = Pick<typeof api, "play" | "undo" | "why" | "whyThere">;
