import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { ColumnsText } from "#domain/lists/columnsText.ts"
import { ListName } from "#domain/access/ListName.ts"
import { ListViewId } from "./ListView.ts"

/**
 * How one person sees one list when they just open it: columns ("" for the standard ones), rows a page (null for the
 * usual number), first view.
 */
export const ListChoice = Schema.Struct({
  list: field(ListName, "Which list.", "customers"),
  columns: field(
    ColumnsText,
    "The columns in their order, ids joined by hyphens, each with its width in pixels where one was chosen; empty for the standard ones.",
    "customerName.240-city"
  ),
  size: field(
    Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
    "How many rows on a page; null for the standard.",
    25
  ),
  defaultViewId: field(
    Schema.NullOr(ListViewId),
    "The view the list opens with; null for none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type ListChoice = typeof ListChoice.Type

/** What stands before anything was chosen. */
export const noChoice = (list: ListName): ListChoice => ({ list, columns: "", size: null, defaultViewId: null })
