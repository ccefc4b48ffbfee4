import { type Context, type Effect, Schema } from "effect"
import type { Handler } from "#domain/contract/Endpoint.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"
import { type CursorInvalid, type Page, pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import type { RecordSave } from "#domain/shared/RecordSave.ts"

/** A record with optimistic locking: `version` is incremented on every save. */
export interface Versioned {
  readonly id: string
  readonly version: number
}

/** Filters for listing plain records: `text` matches anywhere in the name, ignoring case. */
export const SimpleSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "Search text, matched anywhere in the name, ignoring case.",
    "front"
  ),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort in descending order.")
})
export type SimpleSearch = typeof SimpleSearch.Type

/** Storage port for a shop's plain records, listed by name and saved with optimistic locking. */
export interface RecordStore<Kept extends Versioned, NotFound, Changed, Taken = never> {
  /** Returns a page sorted by name. */
  readonly list: (search: SimpleSearch) => Effect.Effect<Page<Kept>, CursorInvalid, CurrentTenant>
  readonly get: (id: Kept["id"]) => Effect.Effect<Kept, NotFound, CurrentTenant>
  readonly add: (record: Kept) => Effect.Effect<void, Taken, CurrentTenant>
  /** Saves the record with the version incremented; fails if `record.version` is no longer current. */
  readonly save: (record: Kept) => Effect.Effect<Kept, NotFound | Changed | Taken, CurrentTenant>
}

/** A description of plain records that lets an adapter store them without a dedicated table. */
export interface SimpleRecords<Port, Kept extends Versioned, NotFound, Changed, Taken = never> {
  /** The feature the records belong to: `gift-cards`. */
  readonly slice: string
  readonly port: Context.Service<Port, RecordStore<Kept, NotFound, Changed, Taken>>
  readonly make: (fields: Kept) => Kept
  /** Returns the name records are sorted by, and searched by unless `searchTextOf` is given. */
  readonly nameOf: (record: Kept) => string
  /** Returns the text records are searched by, if it is more than the name. */
  readonly searchTextOf?: (record: Kept) => string
  readonly notFound: (id: Kept["id"]) => NotFound
  /** `saves`: who has saved the record since, and which fields they changed. */
  readonly changed: (current: Kept, saves?: ReadonlyArray<RecordSave>) => Changed
  /** Keys that must be unique within a shop, and the error for a record with a duplicate key. */
  readonly unique?: {
    readonly keysOf: (record: Kept) => ReadonlyArray<string>
    readonly taken: (record: Kept, key: string, by: Kept) => Taken
  }
}

/**
 * A feature built on plain records: its endpoint handlers, and how its records are stored without a dedicated table.
 */
export interface SimpleSlice<H extends ReadonlyArray<Handler<unknown>>, Port> {
  readonly handlers: H
  /** Applies `keep` to the feature's record description. */
  readonly withRecords: <R>(
    keep: <Kept extends Versioned, NotFound, Changed, Taken>(
      records: SimpleRecords<Port, Kept, NotFound, Changed, Taken>
    ) => R
  ) => R
}

/** Defines a plain-record feature with its types; new ones are registered in `domain/registry`. */
export const simpleSlice = <
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
  readonly records: SimpleRecords<Port, Kept, NotFound, Changed, Taken>
}): SimpleSlice<H, Port> => ({ handlers, withRecords: (keep) => keep(records) })

/** Several plain-record features. */
// oxlint-disable-next-line typescript/no-explicit-any -- each slice says which port is its own
export type SimpleSlices = ReadonlyArray<SimpleSlice<ReadonlyArray<Handler<unknown>>, any>>

/** Returns the handlers of each plain-record feature. */
export const handlersIn = <const S extends SimpleSlices>(slices: S): ReadonlyArray<S[number]["handlers"]> =>
  slices.map(({ handlers }) => handlers)

/**
 * The storage ports of several plain-record features, collected per feature, which a union of features would not
 * preserve.
 */
export type PortsIn<S extends SimpleSlices> = PortOf<S[number]>
type PortOf<Slice> = Slice extends SimpleSlice<ReadonlyArray<Handler<unknown>>, infer Port> ? Port : never
