import { Schema } from "effect"
import { ColumnsText } from "./columnsText.ts"
import { ListName } from "./ListName.ts"
import { ListViewId } from "./ListView.ts"

/** How one person sees one list when they just open it: columns ("" for the standard ones), rows a page (null for the usual number), first view. */
export const ListChoice = Schema.Struct({
  list: ListName,
  columns: ColumnsText,
  size: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  defaultViewId: Schema.NullOr(ListViewId)
})
export type ListChoice = typeof ListChoice.Type

/** What stands before anything was chosen. */
export const noChoice = (list: ListName): ListChoice => ({ list, columns: "", size: null, defaultViewId: null })
