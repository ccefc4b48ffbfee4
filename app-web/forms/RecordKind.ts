import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"

/** A saved, versioned record with an id. */
export interface SavedRecord {
  readonly id: string
  readonly version: number
}

/** A type of record with its own form, such as customers or pricing profiles. */
export interface RecordKind<S extends Wire, R extends SavedRecord> {
  /** Name used in draft keys, such as `customer`. */
  readonly name: string
  /** Schema of the form's values (encoded) and of what is sent to the server. */
  readonly schema: S
  /** Returns the form values of a saved record, or empty ones. */
  readonly valuesOf: (kept: R | undefined) => S["Encoded"]
  /** Fields never stored in drafts: passwords. */
  readonly secrets?: ReadonlyArray<keyof S["Encoded"] & string>
  /** Returns the request for a new record, and the basis of an update; by default the form's value. */
  readonly newOf?: (typed: S["Type"]) => object
  /** Returns the request for an update; by default the form's value with id and version. */
  readonly changeOf?: (typed: S["Type"], id: string, version: number) => unknown
  readonly hrefOf: (kept: R) => string
  readonly get: Endpoint
  readonly list: Endpoint
  /** Read endpoints to refetch after a save; `list` by default. */
  readonly invalidates?: ReadonlyArray<Endpoint>
  readonly post: Endpoint
  readonly put: Endpoint
}
