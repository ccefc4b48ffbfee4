import { Effect, Schema } from "effect"
import type { Wire } from "#domain/contract/Endpoint.ts"
import type { ListName } from "#domain/access/ListName.ts"
import type { Batch } from "#domain/shared/Page.ts"
import type { SerializedFailure } from "./BulkRun.ts"

type Json = Schema.Json

/** A processed row: its display name and the data needed to undo it. */
interface DoneRow {
  readonly name: string
  readonly trace: Json
}

/** Why a row was refused, with its display name if known. */
export interface BulkRefusal {
  readonly name: string
  readonly failure: SerializedFailure
}

/**
 * An action that can be applied to many rows of a list. Rows are processed one at a time under the rules of their own
 * feature.
 */
export interface BulkAction<in Search, in Change, out R> {
  /** Stored with each run, so it must never be renamed. */
  readonly name: string
  /** The list whose access rule protects the action; undefined if access is checked per row. */
  readonly list: ListName | undefined
  readonly writeChange: (change: Change) => Json
  /** Returns the rows that match a filter. */
  readonly matching: (search: Search, after?: string) => Effect.Effect<Batch<{ readonly id: string }>, never, R>
  readonly apply: (id: string, change: Json) => Effect.Effect<DoneRow, BulkRefusal, R>
  readonly undo: (trace: Json) => Effect.Effect<unknown, SerializedFailure, R>
}

type NeedsOf<A> = A extends BulkAction<never, never, infer R> ? R : never

/** Combines the actions of several features into one list that requires everything any of them requires. */
export const bulkActionsOf = <const A extends ReadonlyArray<BulkAction<never, never, unknown>>>(...actions: A) =>
  actions as ReadonlyArray<BulkAction<never, never, NeedsOf<A[number]>>>

/** A bulk action that can also be applied to a single row, failing with the feature's own errors. */
export interface SingleRowBulkAction<in Search, in Id, in Change, out F, out R> extends BulkAction<Search, Change, R> {
  readonly applyToOne: (id: Id, change: Change) => Effect.Effect<DoneRow, F, R>
}

/** A bulk action as defined by a feature. */
export interface BulkActionDraft<
  Search,
  Id,
  Row,
  Change extends Wire,
  Trace extends Wire,
  Failure extends Wire,
  E1,
  E2,
  M,
  G,
  D,
  U
> {
  readonly name: string
  readonly list: ListName | undefined
  readonly change: Change
  /** Schema of the data needed to undo one row. */
  readonly trace: Trace
  /** The errors that `get`, `does`, and `undoes` may return. */
  readonly failures: ReadonlyArray<Failure>
  readonly matching: (search: Search, after?: string) => Effect.Effect<Batch<{ readonly id: string }>, never, M>
  readonly get: (id: Id) => Effect.Effect<Row, E1, G>
  readonly nameOf: (row: Row) => string
  readonly apply: (row: Row, change: Change["Type"]) => Effect.Effect<Trace["Type"], E2, D>
  /** Restores the row to its previous state; fails if it has changed since. */
  readonly undo: (trace: Trace["Type"]) => Effect.Effect<unknown, Failure["Type"], U>
}

/**
 * Builds a runnable bulk action from a feature's definition. Its inputs, traces, and failures are stored as JSON
 * through their schemas.
 */
export const bulkAction = <
  Search,
  Id extends string,
  Row,
  C extends Wire,
  T extends Wire,
  F extends Wire,
  E1 extends F["Type"],
  E2 extends F["Type"],
  M,
  G,
  D,
  U
>({
  name,
  list,
  change,
  trace,
  failures,
  matching,
  get,
  nameOf,
  apply,
  undo
}: BulkActionDraft<Search, Id, Row, C, T, F, E1, E2, M, G, D, U>): SingleRowBulkAction<
  Search,
  Id,
  C["Type"],
  E1 | E2,
  M | G | D | U
> => {
  const [changes, traces, faults] = [jsonOf(change), jsonOf(trace), jsonOf(Schema.Union(failures))]
  const said = (failure: F["Type"]) => faults.write(failure) as SerializedFailure
  return {
    name,
    list,
    matching,
    writeChange: changes.write,
    applyToOne: Effect.fnUntraced(function* (id, made) {
      const row = yield* get(id)
      return { name: nameOf(row), trace: traces.write(yield* apply(row, made)) }
    }),
    apply: Effect.fnUntraced(function* (id, kept) {
      const row = yield* get(id as Id).pipe(Effect.mapError((failure) => ({ name: "", failure: said(failure) })))
      const left = yield* apply(row, changes.read(kept)).pipe(
        Effect.mapError((failure) => ({ name: nameOf(row), failure: said(failure) }))
      )
      return { name: nameOf(row), trace: traces.write(left) }
    }),
    undo: (kept) => Effect.mapError(undo(traces.read(kept)), said)
  }
}

const jsonOf = <S extends Wire>(schema: S) => {
  const codec = Schema.toCodecJson(schema) as unknown as Schema.Codec<S["Type"], Json>
  // Both values come from our own storage, so data saved under older rules must still be readable.
  return {
    write: Schema.encodeSync(codec, { disableChecks: true }),
    read: Schema.decodeSync(codec, { disableChecks: true })
  }
}
