import { type Context, type Effect, Schema } from "effect"
import type { Handler } from "#domain/contract/Endpoint.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"
import { type CursorInvalid, type Page, pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import type { RecordSave } from "#domain/shared/RecordSave.ts"

/** A record that is saved as it was opened: `version` grows with every save. */
export interface Versioned {
  readonly id: string
  readonly version: number
}

/** Which plain records a list asks for: `text` is sought anywhere in the name, whatever the case. */
export const PlainSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "Sought anywhere in the name, whatever the case.",
    "front"
  ),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort downwards.")
})
export type PlainSearch = typeof PlainSearch.Type

/** A port that keeps plain records of a shop: a list by name, each record by its version. */
export interface RecordStore<Kept extends Versioned, NotFound, Changed, Taken = never> {
  /** One page by name. */
  readonly list: (search: PlainSearch) => Effect.Effect<Page<Kept>, CursorInvalid, CurrentTenant>
  readonly get: (id: Kept["id"]) => Effect.Effect<Kept, NotFound, CurrentTenant>
  readonly add: (record: Kept) => Effect.Effect<void, Taken, CurrentTenant>
  /** Keeps the record with the next version, if `record.version` is still the one that is kept. */
  readonly save: (record: Kept) => Effect.Effect<Kept, NotFound | Changed | Taken, CurrentTenant>
}

/** Plain records as a value: an adapter that needs no table of its own keeps them by this alone. */
export interface PlainRecords<Port, Kept extends Versioned, NotFound, Changed, Taken = never> {
  /** The slice that they belong to: `gift-cards`. */
  readonly slice: string
  readonly port: Context.Service<Port, RecordStore<Kept, NotFound, Changed, Taken>>
  readonly make: (fields: Kept) => Kept
  /** What they are listed by, and sought by where nothing else is said. */
  readonly nameOf: (record: Kept) => string
  /** What they are sought by, where that is more than the name. */
  readonly soughtBy?: (record: Kept) => string
  readonly notFound: (id: Kept["id"]) => NotFound
  /** `saves`: who saved it since, and which fields. */
  readonly changed: (current: Kept, saves?: ReadonlyArray<RecordSave>) => Changed
  /** What no two records of a shop share, and the failure of one that has what another has. */
  readonly unique?: {
    readonly keysOf: (record: Kept) => ReadonlyArray<string>
    readonly taken: (record: Kept, key: string, by: Kept) => Taken
  }
}

/** A slice of plain records: who answers its calls, and how its records are kept without a table. */
export interface PlainSlice<H extends ReadonlyArray<Handler<unknown>>, Port> {
  readonly handlers: H
  /** What `keep` makes of the slice's records. */
  readonly kept: <R>(
    keep: <Kept extends Versioned, NotFound, Changed, Taken>(
      records: PlainRecords<Port, Kept, NotFound, Changed, Taken>
    ) => R
  ) => R
}

/** A slice of plain records with its types: a new one is registered in `domain/registry`. */
export const plainSlice = <
  const H extends ReadonlyArray<Handler<unknown>>,
  Port,
  Kept extends Versioned,
  NotFound,
  Changed,
  Taken = never
>({
  handlers,
  records
}: {
  readonly handlers: H
  readonly records: PlainRecords<Port, Kept, NotFound, Changed, Taken>
}): PlainSlice<H, Port> => ({ handlers, kept: (keep) => keep(records) })

/** Several slices of plain records. */
// oxlint-disable-next-line typescript/no-explicit-any -- each slice says which port is its own
export type PlainSlices = ReadonlyArray<PlainSlice<ReadonlyArray<Handler<unknown>>, any>>

/** The handlers of each slice of plain records. */
export const handlersIn = <const S extends PlainSlices>(slices: S): ReadonlyArray<S[number]["handlers"]> =>
  slices.map(({ handlers }) => handlers)

/** The ports that slices of plain records are kept by: each slice's own, which a union of slices would not tell. */
export type PortsIn<S extends PlainSlices> = PortOf<S[number]>
type PortOf<Slice> = Slice extends PlainSlice<ReadonlyArray<Handler<unknown>>, infer Port> ? Port : never
