// The types of the API, generated from its OpenAPI document (npm run types).
import type { Box } from "./schema";

export type * from "./schema";

/** A box whose data has a known shape. */
export type BoxOf<D> = Omit<Box, "data"> & { data: D };
