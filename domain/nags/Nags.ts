import { Context, type Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { type GlassPart, GlassType } from "./GlassPart.ts"
import type { PartNumber } from "./PartNumber.ts"

/** The vehicle to search glass for, ignoring case. An empty `bodyStyle` matches all body styles of the model. */
export const GlassSearch = Schema.Struct({
  year: Schema.Int,
  make: Schema.String,
  model: Schema.String,
  bodyStyle: Schema.String
})
export type GlassSearch = typeof GlassSearch.Type

export class GlassPartNotFound extends Schema.TaggedError<GlassPartNotFound>()(
  "GlassPartNotFound",
  {
    partNumber: field(Schema.String, "Part number.", "FW99001GTYN")
  },
  { httpApiStatus: 404 }
) {}

/** The glass catalog: which glass fits which vehicle. Reference data shared by all shops. */
export class Nags extends Context.Service<
  Nags,
  {
    /** Returns the glass that fits, limited to the given types (all if empty), ordered by type and part number. */
    readonly findFitting: (
      search: GlassSearch,
      types: ReadonlyArray<GlassType>
    ) => Effect.Effect<ReadonlyArray<GlassPart>>
    /** Returns the part with a given full number, including color and flags. A supplier suffix is ignored. */
    readonly get: (partNumber: PartNumber) => Effect.Effect<GlassPart, GlassPartNotFound>
    /** Returns all variants of a base number (`DW01658`), or those that match as much of the number as is given. */
    readonly matching: (partNumber: PartNumber) => Effect.Effect<ReadonlyArray<GlassPart>>
  }
>()("domain/nags/Nags") {}

/**
 * Sorts parts by glass type, in the order of `GlassType`, then by part number. All catalog adapters return parts in
 * this order.
 */
export const sortParts = (parts: Iterable<GlassPart>): ReadonlyArray<GlassPart> =>
  [...parts].sort(
    (one, other) =>
      GlassType.literals.indexOf(one.glassType) - GlassType.literals.indexOf(other.glassType) ||
      (one.partNumber < other.partNumber ? -1 : one.partNumber > other.partNumber ? 1 : 0)
  )
