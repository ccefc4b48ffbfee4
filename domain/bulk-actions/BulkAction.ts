import { Effect, Schema } from "effect"
import type { Wire } from "#domain/contract/Endpoint.ts"
import type { ListName } from "#domain/access/ListName.ts"
import type { Batch } from "#domain/shared/Page.ts"
import type { SaidFailure } from "./BulkRun.ts"

type Json = Schema.Json

/** A row that was done: what it is called, and what undoing it needs. */
interface DoneRow {
  readonly name: string
  readonly trace: Json
}

/** Why a row could not be done, and what it is called where that is known. */
export interface BulkRefusal {
  readonly name: string
  readonly failure: SaidFailure
}

/** What can be done to many rows of a list at once, one by one and each by the rules of its own slice. */
export interface BulkAction<in Search, in Change, out R> {
  /** Kept with its runs: never renamed. */
  readonly name: string
  /** The list whose door it stands behind; none where each row has a door of its own. */
  readonly list: ListName | undefined
  readonly writeChange: (change: Change) => Json
  /** The rows that a filter gives. */
  readonly matching: (search: Search, after?: string) => Effect.Effect<Batch<{ readonly id: string }>, never, R>
  readonly does: (id: string, change: Json) => Effect.Effect<DoneRow, BulkRefusal, R>
  readonly undoes: (trace: Json) => Effect.Effect<unknown, SaidFailure, R>
}

type NeedsOf<A> = A extends BulkAction<never, never, infer R> ? R : never

/** Several slices' actions as one list, which needs all that any of them needs. */
export const bulkActionsOf = <const A extends ReadonlyArray<BulkAction<never, never, unknown>>>(...actions: A) =>
  actions as ReadonlyArray<BulkAction<never, never, NeedsOf<A[number]>>>

/** The same to one row alone: its refusals are the slice's own. */
export interface BulkActionOnOne<in Search, in Id, in Change, out F, out R> extends BulkAction<Search, Change, R> {
  readonly one: (id: Id, change: Change) => Effect.Effect<DoneRow, F, R>
}

/** A bulk action as a slice writes it. */
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
  /** What undoing one row needs to know. */
  readonly trace: Trace
  /** The refusals that `get`, `does` and `undoes` may give. */
  readonly failures: ReadonlyArray<Failure>
  readonly matching: (search: Search, after?: string) => Effect.Effect<Batch<{ readonly id: string }>, never, M>
  readonly get: (id: Id) => Effect.Effect<Row, E1, G>
  readonly nameOf: (row: Row) => string
  readonly does: (row: Row, change: Change["Type"]) => Effect.Effect<Trace["Type"], E2, D>
  /** Puts the row back as it was; refused where it was changed since. */
  readonly undoes: (trace: Trace["Type"]) => Effect.Effect<unknown, Failure["Type"], U>
}

/** Makes a slice's bulk action ready to be kept and run: what it works with goes through its schemas as JSON. */
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
  does,
  undoes
}: BulkActionDraft<Search, Id, Row, C, T, F, E1, E2, M, G, D, U>): BulkActionOnOne<
  Search,
  Id,
  C["Type"],
  E1 | E2,
  M | G | D | U
> => {
  const [changes, traces, faults] = [jsonOf(change), jsonOf(trace), jsonOf(Schema.Union(failures))]
  const said = (failure: F["Type"]) => faults.write(failure) as SaidFailure
  return {
    name,
    list,
    matching,
    writeChange: changes.write,
    one: Effect.fnUntraced(function* (id, made) {
      const row = yield* get(id)
      return { name: nameOf(row), trace: traces.write(yield* does(row, made)) }
    }),
    does: Effect.fnUntraced(function* (id, kept) {
      const row = yield* get(id as Id).pipe(Effect.mapError((failure) => ({ name: "", failure: said(failure) })))
      const left = yield* does(row, changes.read(kept)).pipe(
        Effect.mapError((failure) => ({ name: nameOf(row), failure: said(failure) }))
      )
      return { name: nameOf(row), trace: traces.write(left) }
    }),
    undoes: (kept) => Effect.mapError(undoes(traces.read(kept)), said)
  }
}

const jsonOf = <S extends Wire>(schema: S) => {
  const codec = Schema.toCodecJson(schema) as unknown as Schema.Codec<S["Type"], Json>
  // Both are our own: what was saved under an older rule is no reason to stop.
  return {
    write: Schema.encodeSync(codec, { disableChecks: true }),
    read: Schema.decodeSync(codec, { disableChecks: true })
  }
}
