import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { ColumnsText } from "#domain/lists/columnsText.ts"
import { ListName } from "#domain/access/ListName.ts"
import { ListViewId } from "./ListView.ts"

/**
 * A user's default settings for a list: columns (empty for the defaults), rows per page (null for the default), and
 * initial view.
 */
export const ListChoice = Schema.Struct({
  list: field(ListName, "List name.", "customers"),
  columns: field(
    ColumnsText,
    "Columns in display order: ids joined by hyphens, each with an optional width in pixels; empty for the default columns.",
    "customerName.240-city"
  ),
  size: field(
    Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
    "Rows per page; null for the default.",
    25
  ),
  defaultViewId: field(
    Schema.NullOr(ListViewId),
    "View the list opens with; null for none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type ListChoice = typeof ListChoice.Type

/** Returns the settings of a list for which the user has chosen nothing. */
export const defaultChoice = (list: ListName): ListChoice => ({ list, columns: "", size: null, defaultViewId: null })
