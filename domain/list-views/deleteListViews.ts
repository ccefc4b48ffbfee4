import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { ListView, type ListViewId, ListViewNotFound } from "./ListView.ts"
import { ListViews } from "./ListViews.ts"

/** Deleting a view of one list, so that it can be undone; always of one view. */
export const deleteListViews = bulkAction({
  name: "deleteListViews",
  list: undefined,
  change: Schema.Struct({}),
  trace: ListView,
  failures: [ListViewNotFound],
  matching: () => Effect.succeed({ items: [], next: undefined }),
  get: (id: ListViewId) => ListViews.use((views) => views.get(id)),
  nameOf: ({ name }) => name,
  does: (view) =>
    Effect.as(
      ListViews.use((views) => views.remove(view.id)),
      view
    ),
  undoes: (view) => ListViews.use((views) => views.add(view))
})
