import { Schema } from "effect"
import { type Endpoint, endpoint, type Wire } from "#domain/contract/Endpoint.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { BulkCountChanged, BulkProgress, BulkTooMany, bulkBatchSize } from "./BulkRun.ts"

/** Selects rows: either explicit ids, or everything a filter matches together with the count the user was shown. */
export type BulkRows<Id, Search> =
  | { readonly ids: ReadonlyArray<Id> }
  | { readonly search: Search; readonly count: number }

/**
 * Defines a bulk action's endpoint: it takes the rows (by id or by the list's own filter) and the change to apply. Uses
 * the list's access rule.
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
              Schema.Array(id).check(Schema.isMinLength(1), maxLength(bulkBatchSize, `tooMany:${bulkBatchSize}`)),
              "Ids of the rows."
            )
          }),
          Schema.Struct({
            search: field(list.input as S, "Filters of the list."),
            count: field(Schema.Int, "Number of rows the filter was shown to match.", 1)
          })
        ]),
        "Rows to change: explicit ids, or a filter with the number of rows it was shown to match."
      ),
      change: field(change, "Changes to apply; omitted fields stay unchanged.") as C
    }),
    output: BulkProgress,
    failures: [BulkCountChanged, BulkTooMany]
  })
