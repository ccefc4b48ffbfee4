import { Effect } from "effect"
import { CurrentUser, signedInUser } from "#domain/access/CurrentUser.ts"
import { type ListDoors, type ListName, maySee } from "#domain/access/ListName.ts"
import { ListClosed, type ListViewId, ListViewNotFound, ListViewNotYours } from "./ListView.ts"
import { ListViews } from "./ListViews.ts"
import { mayChangeView } from "./mayChangeView.ts"

/** The person who asks, if the list is open to them. */
export const enterList = Effect.fnUntraced(function* (doors: ListDoors, list: ListName) {
  const user = yield* signedInUser
  return maySee(doors, list, user) ? user : yield* new ListClosed({ list })
})

/** A view to be changed. What the person may not even see is not there. */
export const openListView = Effect.fnUntraced(function* (doors: ListDoors, id: ListViewId) {
  const user = yield* CurrentUser
  const view = yield* (yield* ListViews).get(id)
  const isSeen = user !== undefined && maySee(doors, view.list, user) && (view.isShared || view.ownerId === user.id)
  if (!isSeen) return yield* new ListViewNotFound({ id })
  return mayChangeView(view, user) ? view : yield* new ListViewNotYours({ name: view.name })
})
