import { Effect, Schema } from "effect"
import { CurrentUser, signedInUser } from "#domain/access/CurrentUser.ts"
import { type ListDoors, type ListName, maySee } from "#domain/access/ListName.ts"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { doUndoably } from "#domain/bulk-actions/doUndoably.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { ListClosed, ListView, ListViewId, ListViewNotFound, ListViewNotYours, mayChangeView } from "./ListView.ts"
import { ListViews } from "./ListViews.ts"
import { deleteListView, getListLook, postListChoice, postListView, putListView } from "./listViewsApi.ts"

/** How people see the lists, and their views: of each list for whom it is open. */
export const listViewsHandlers = (doors: ListDoors) => [
  handle(
    getListLook,
    Effect.fnUntraced(function* ({ list }) {
      const { id } = yield* enterList(doors, list)
      const views = yield* ListViews
      return { choice: yield* views.choiceOf(id, list), views: yield* views.seenBy(id, list) }
    })
  ),
  handle(
    postListChoice,
    Effect.fnUntraced(function* (choice) {
      const { id } = yield* enterList(doors, choice.list)
      yield* (yield* ListViews).keepChoice(id, choice)
      return choice
    })
  ),
  handle(
    postListView,
    Effect.fnUntraced(function* (draft) {
      const { id: ownerId } = yield* enterList(doors, draft.list)
      const view = new ListView({ ...draft, id: ListViewId.make(yield* (yield* NewId).next), version: 1, ownerId })
      yield* (yield* ListViews).add(view)
      return view
    })
  ),
  handle(
    putListView,
    Effect.fnUntraced(function* (change) {
      const view = yield* openListView(doors, change.id)
      return yield* (yield* ListViews).save(new ListView({ ...view, ...change }))
    })
  ),
  handle(
    deleteListView,
    Effect.fnUntraced(function* ({ id }) {
      const view = yield* openListView(doors, id)
      return { undoId: yield* doUndoably(deleteListViews, view.id, {}) }
    })
  )
]

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

/** The person who asks, if the list is open to them. */
const enterList = Effect.fnUntraced(function* (doors: ListDoors, list: ListName) {
  const user = yield* signedInUser
  return maySee(doors, list, user) ? user : yield* new ListClosed({ list })
})

/** A view to be changed. What the person may not even see is not there. */
const openListView = Effect.fnUntraced(function* (doors: ListDoors, id: ListViewId) {
  const user = yield* CurrentUser
  const view = yield* (yield* ListViews).get(id)
  const isSeen = user !== undefined && maySee(doors, view.list, user) && (view.isShared || view.ownerId === user.id)
  if (!isSeen) return yield* new ListViewNotFound({ id })
  return mayChangeView(view, user) ? view : yield* new ListViewNotYours({ name: view.name })
})
