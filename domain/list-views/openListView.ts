import { Effect } from "effect"
import { CurrentUser, signedInUser } from "#domain/access/CurrentUser.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { accessOfList, type ListName } from "#domain/access/ListName.ts"
import { ListClosed, type ListViewId, ListViewNotFound, ListViewNotYours } from "./ListView.ts"
import { ListViews } from "./ListViews.ts"
import { mayChangeView } from "./mayChangeView.ts"

/** The person who asks, if the list is open to them. */
export const enterList = Effect.fnUntraced(function* (list: ListName) {
  const user = yield* signedInUser
  return mayEnter(accessOfList(list), user) ? user : yield* new ListClosed({ list })
})

/** A view to be changed. What the person may not even see is not there. */
export const openListView = Effect.fnUntraced(function* (id: ListViewId) {
  const user = yield* CurrentUser
  const view = yield* (yield* ListViews).get(id)
  const isSeen =
    user !== undefined && mayEnter(accessOfList(view.list), user) && (view.isShared || view.ownerId === user.id)
  if (!isSeen) return yield* new ListViewNotFound({ id })
  return mayChangeView(view, user) ? view : yield* new ListViewNotYours({ name: view.name })
})
