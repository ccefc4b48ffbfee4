import { Effect } from "effect"
import { doUndoably } from "#domain/bulk-actions/doUndoably.ts"
import type { ListDoors } from "#domain/access/ListName.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { deleteListViews } from "./deleteListViews.ts"
import { ListView, ListViewId } from "./ListView.ts"
import { ListViews } from "./ListViews.ts"
import { deleteListView, getListLook, postListChoice, postListView, putListView } from "./listViewsApi.ts"
import { enterList, openListView } from "./openListView.ts"

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
