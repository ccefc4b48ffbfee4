import { Effect, Schema } from "effect"
import { CurrentUser, requireUser } from "#domain/access/CurrentUser.ts"
import { type ListAccess, type ListName, canSeeList } from "#domain/access/ListName.ts"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { runUndoable } from "#domain/bulk-actions/runUndoable.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { ListClosed, ListView, ListViewId, ListViewNotFound, ListViewNotYours, canChangeView } from "./ListView.ts"
import { ListViews } from "./ListViews.ts"
import { deleteListView, getListLook, postListChoice, postListView, putListView } from "./listViewsApi.ts"

/** Handlers for list settings and saved views. Each request is limited to lists the current user may see. */
export const listViewsHandlers = (doors: ListAccess) => [
  handle(
    getListLook,
    Effect.fnUntraced(function* ({ list }) {
      const { id } = yield* requireListAccess(doors, list)
      const views = yield* ListViews
      return { choice: yield* views.choiceOf(id, list), views: yield* views.visibleTo(id, list) }
    })
  ),
  handle(
    postListChoice,
    Effect.fnUntraced(function* (choice) {
      const { id } = yield* requireListAccess(doors, choice.list)
      yield* (yield* ListViews).saveChoice(id, choice)
      return choice
    })
  ),
  handle(
    postListView,
    Effect.fnUntraced(function* (draft) {
      const { id: ownerId } = yield* requireListAccess(doors, draft.list)
      const view = new ListView({ ...draft, id: ListViewId.make(yield* (yield* NewId).next), version: 1, ownerId })
      yield* (yield* ListViews).add(view)
      return view
    })
  ),
  handle(
    putListView,
    Effect.fnUntraced(function* (change) {
      const view = yield* getOwnView(doors, change.id)
      return yield* (yield* ListViews).save(new ListView({ ...view, ...change }))
    })
  ),
  handle(
    deleteListView,
    Effect.fnUntraced(function* ({ id }) {
      const view = yield* getOwnView(doors, id)
      return { undoId: yield* runUndoable(deleteListViews, view.id, {}) }
    })
  )
]

/** Deletes views with undo; used for one view at a time. */
export const deleteListViews = bulkAction({
  name: "deleteListViews",
  list: undefined,
  change: Schema.Struct({}),
  trace: ListView,
  failures: [ListViewNotFound],
  matching: () => Effect.succeed({ items: [], next: undefined }),
  get: (id: ListViewId) => ListViews.use((views) => views.get(id)),
  nameOf: ({ name }) => name,
  apply: (view) =>
    Effect.as(
      ListViews.use((views) => views.remove(view.id)),
      view
    ),
  undo: (view) => ListViews.use((views) => views.add(view))
})

/** Returns the current user, or fails with `ListClosed` if they may not see the list. */
const requireListAccess = Effect.fnUntraced(function* (doors: ListAccess, list: ListName) {
  const user = yield* requireUser
  return canSeeList(doors, list, user) ? user : yield* new ListClosed({ list })
})

/** Loads a view to be changed. Fails with `ListViewNotFound` if the current user may not even see it. */
const getOwnView = Effect.fnUntraced(function* (doors: ListAccess, id: ListViewId) {
  const user = yield* CurrentUser
  const view = yield* (yield* ListViews).get(id)
  const isSeen = user !== undefined && canSeeList(doors, view.list, user) && (view.isShared || view.ownerId === user.id)
  if (!isSeen) return yield* new ListViewNotFound({ id })
  return canChangeView(view, user) ? view : yield* new ListViewNotYours({ name: view.name })
})
