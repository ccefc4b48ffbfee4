import { Schema } from "effect"

/** Where the part of a line is: only offered, ordered, on the shelf, sent back, in the car. */
export const LineStatus = Schema.Literals(["quoted", "ordered", "received", "returned", "installed"])
export type LineStatus = typeof LineStatus.Type
