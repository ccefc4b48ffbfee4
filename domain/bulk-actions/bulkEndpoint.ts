import { Schema } from "effect"
import { type Endpoint, endpoint, type Wire } from "#domain/contract/Endpoint.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { BulkCountChanged, BulkProgress, BulkTooMany, bulkStep } from "./BulkRun.ts"

/**
 * Which rows: those ticked on a page, or all that a filter gives, with the number of them that the person was shown.
 */
export type BulkRows<Id, Search> =
  | { readonly ids: ReadonlyArray<Id> }
  | { readonly search: Search; readonly count: number }

/**
 * A bulk action's call: the rows, by themselves or by the list's own filter, and what to do to them. Behind the door of
 * the list.
 */
export const bulkEndpoint = <const S extends Wire, const I extends Wire, const C extends Wire>({
  name,
  summary,
  path,
  list,
  id,
  change
}: {
  readonly name: string
  readonly summary: string
  readonly path: `/${string}`
  readonly list: Endpoint<S>
  readonly id: I
  readonly change: C
}) =>
  endpoint({
    name,
    summary,
    path,
    method: "POST",
    access: list.access,
    input: Schema.Struct({
      rows: field(
        Schema.Union([
          Schema.Struct({
            ids: field(
              Schema.Array(id).check(Schema.isMinLength(1), maxLength(bulkStep, `tooMany:${bulkStep}`)),
              "The ids of the rows."
            )
          }),
          Schema.Struct({
            search: field(list.input as S, "The list's own filters."),
            count: field(Schema.Int, "How many rows the filter was shown to find.", 1)
          })
        ]),
        "Which rows: those ticked, or all that a filter finds with the number of them that was shown."
      ),
      change: field(change, "What to change; what is left out stays.") as C
    }),
    output: BulkProgress,
    failures: [BulkCountChanged, BulkTooMany]
  })
