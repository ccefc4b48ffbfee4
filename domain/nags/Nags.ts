import { Context, type Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { type GlassPart, GlassType } from "./GlassPart.ts"
import type { PartNumber } from "./PartNumber.ts"

/**
 * Which vehicle glass is sought for, in capitals or not. `bodyStyle` may be empty: then every body of that model
 * counts.
 */
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

/** The glass catalogue: which panes fit which vehicle. Reference data, the same for every shop. */
export class Nags extends Context.Service<
  Nags,
  {
    /** Panes that fit, of the asked types (all when none is named), by type and part number. */
    readonly thatFit: (search: GlassSearch, types: ReadonlyArray<GlassType>) => Effect.Effect<ReadonlyArray<GlassPart>>
    /** The one pane of a full number, with its colour and flags. A supplier's mark behind it does not matter. */
    readonly get: (partNumber: PartNumber) => Effect.Effect<GlassPart, GlassPartNotFound>
    /** Every variant of a base number (`DW01658`), or those that agree with as much of the number as is written. */
    readonly matching: (partNumber: PartNumber) => Effect.Effect<ReadonlyArray<GlassPart>>
  }
>()("domain/nags/Nags") {}

/**
 * Parts by glass type, windshields first as `GlassType` lists them, then by part number: how every catalogue answers.
 */
export const inCatalogueOrder = (parts: Iterable<GlassPart>): ReadonlyArray<GlassPart> =>
  [...parts].sort(
    (one, other) =>
      GlassType.literals.indexOf(one.glassType) - GlassType.literals.indexOf(other.glassType) ||
      (one.partNumber < other.partNumber ? -1 : one.partNumber > other.partNumber ? 1 : 0)
  )
