import { Schema } from "effect"
import type { EstimateLine } from "./EstimateLine.ts"

/** Whether the parts of a job are all there. */
export const PartsStatus = Schema.Literals(["pending", "complete"])
export type PartsStatus = typeof PartsStatus.Type

type Row = Pick<EstimateLine, "kind" | "status">

const things: ReadonlyArray<EstimateLine["kind"]> = ["glass", "kit", "molding", "clip", "rainSensorPad", "part"]

/** The line's part is in the shop, or already in the car. */
export const isHere = ({ status }: Pick<Row, "status">): boolean => status === "received" || status === "installed"

/** The lines that wait for a part: things that are not here. */
export const awaited = <L extends Row>(lines: ReadonlyArray<L>): ReadonlyArray<L> =>
  lines.filter((line) => things.includes(line.kind) && !isHere(line))

/**
 * True once the shop keeps track of a part of the job: then its lines say whether the parts are complete, no longer a
 * person.
 */
export const areFollowed = (lines: ReadonlyArray<Row>): boolean =>
  lines.some(({ kind, status }) => things.includes(kind) && status !== "quoted")

/** Complete when every part is here; as a person said while no line has been ordered. */
export const partsStatusOf = (lines: ReadonlyArray<Row>, said: PartsStatus): PartsStatus =>
  !areFollowed(lines) ? said : awaited(lines).length === 0 ? "complete" : "pending"
