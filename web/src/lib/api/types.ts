// The shapes the server speaks, generated from its OpenAPI document (npm run types).
export type {
  ChatView,
  ClockSetting,
  ClockView,
  EventView,
  Figure,
  GameInfo,
  Hint,
  Me,
  MeChange,
  MoveView,
  NewSeat,
  NewTable,
  NoticeSettings,
  OptionInfo,
  Order,
  Panel,
  Presence,
  PresetInfo,
  Problem,
  Prompt,
  PushKey,
  QuietHours,
  Result,
  RuleText,
  SeatCard,
  SeatView,
  Since,
  StandingOrders,
  TableCard,
  TableLists,
  TableView,
  Why,
} from "./schema";
import type { Box } from "./schema";

/** A box whose data has a known shape. */
export type BoxOf<D> = Omit<Box, "data"> & { data: D };
