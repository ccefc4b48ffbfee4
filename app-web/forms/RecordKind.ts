import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"

/** What a shop keeps under an id, one version after the other. */
export interface Kept {
  readonly id: string
  readonly version: number
}

/** A kind of record that has a form of its own: customers, pricing profiles. */
export interface RecordKind<S extends Wire, R extends Kept> {
  /** Names its drafts: `customer`. */
  readonly name: string
  /** What the form holds (encoded), and what is sent of it. */
  readonly schema: S
  /** The form of a record as kept, or an empty one. */
  readonly valuesOf: (kept: R | undefined) => S["Encoded"]
  /** Fields that no draft keeps: passwords. */
  readonly secrets?: ReadonlyArray<keyof S["Encoded"] & string>
  /** What is sent of a new record, and of a change; all that is typed, unless said otherwise. */
  readonly newOf?: (typed: S["Type"]) => object
  /** What a change sends; all that is typed with id and version, unless said otherwise. */
  readonly changeOf?: (typed: S["Type"], id: string, version: number) => unknown
  readonly hrefOf: (kept: R) => string
  readonly get: Endpoint
  readonly list: Endpoint
  /** Reading calls whose answers a save changes; `list`, unless said otherwise. */
  readonly refreshes?: ReadonlyArray<Endpoint>
  readonly post: Endpoint
  readonly put: Endpoint
}
