import { Effect } from "effect"
import { GlassPartNotFound, Nags } from "./Nags.ts"
import type { PartNumber } from "./PartNumber.ts"

/** The parts of a typed number; a number that nothing has is an answer of its own, not an empty list. */
export const findParts = Effect.fn("findParts")(function*(partNumber: PartNumber) {
  const parts = yield* (yield* Nags).matching(partNumber)
  return parts.length === 0 ? yield* new GlassPartNotFound({ partNumber }) : parts
})
