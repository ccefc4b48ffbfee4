import { Schema } from "effect"
import { UserId } from "#domain/people/CurrentUser.ts"
import { maxLength, requiredText } from "#domain/shared/PlainText.ts"
import { ListName } from "./ListName.ts"

export const ListViewId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ListViewId"))
export type ListViewId = typeof ListViewId.Type

/** What stands after the `?` of a list's address: filters, order, page size and columns. A pasted address and a saved view are the same thing. */
export const ListAddress = Schema.String.check(maxLength(2000), Schema.isPattern(/^[\w%.*+=&-]*$/))

/** What a person may say of a view. A shared one is seen by everyone who may see the list. */
export const ListViewDraft = Schema.Struct({ name: requiredText(60), isShared: Schema.Boolean, address: ListAddress })
export type ListViewDraft = typeof ListViewDraft.Type

/** A list as somebody wants to see it again: a name for an address. `version` grows with every save. */
export class ListView extends Schema.Class<ListView>("ListView")({
  id: ListViewId,
  version: Schema.Int,
  list: ListName,
  ownerId: UserId,
  ...ListViewDraft.fields
}) {}

export class ListViewNotFound extends Schema.TaggedError<ListViewNotFound>()("ListViewNotFound", {
  id: ListViewId
}, { httpApiStatus: 404 }) {}

/** Somebody saved the view after it was opened; `current` is what stands now. */
export class ListViewChanged extends Schema.TaggedError<ListViewChanged>()("ListViewChanged", {
  current: ListView
}, { httpApiStatus: 409 }) {}

/** A shared view is changed by who made it, the owner or an admin alone. */
export class ListViewNotYours extends Schema.TaggedError<ListViewNotYours>()("ListViewNotYours", {
  name: Schema.String
}, { httpApiStatus: 403 }) {}

/** The list itself is not open to who asks. */
export class ListClosed extends Schema.TaggedError<ListClosed>()("ListClosed", { list: ListName }, { httpApiStatus: 403 }) {}
