import { Schema } from "effect"
import { type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import { ListName } from "#domain/access/ListName.ts"
import { field } from "#domain/shared/field.ts"
import { maxLength, requiredText } from "#domain/shared/PlainText.ts"
import { versionField } from "#domain/shared/RecordSave.ts"

export const ListViewId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ListViewId"))
export type ListViewId = typeof ListViewId.Type

/**
 * What stands after the `?` of a list's address: filters, order, page size and columns. A pasted address and a saved
 * view are the same thing.
 */
export const ListAddress = Schema.String.check(maxLength(2000), Schema.isPattern(/^[\w%.*+=&-]*$/))

/** What a person may say of a view. A shared one is seen by everyone who may see the list. */
export const ListViewDraft = Schema.Struct({
  name: field(requiredText(60), "What the view is called.", "Fleets in Tempe"),
  isShared: field(Schema.Boolean, "Whether everybody of the shop sees it."),
  address: field(ListAddress, "The filters as a query string.", "customerType=fleet")
})
export type ListViewDraft = typeof ListViewDraft.Type

/** A list as somebody wants to see it again: a name for an address. `version` grows with every save. */
export class ListView extends Schema.Class<ListView>("ListView")({
  id: field(ListViewId, "The saved view's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  list: field(ListName, "Which list.", "customers"),
  ownerId: field(UserId, "Who made it.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  ...ListViewDraft.fields
}) {}

export class ListViewNotFound extends Schema.TaggedError<ListViewNotFound>()(
  "ListViewNotFound",
  {
    id: field(ListViewId, "The saved view's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** Somebody saved the view after it was opened; `current` is what stands now. */
export class ListViewChanged extends Schema.TaggedError<ListViewChanged>()(
  "ListViewChanged",
  {
    current: field(ListView, "What stands now.")
  },
  { httpApiStatus: 409 }
) {}

/** A shared view is changed by who made it, the owner or an admin alone. */
export class ListViewNotYours extends Schema.TaggedError<ListViewNotYours>()(
  "ListViewNotYours",
  {
    name: field(Schema.String, "What the view is called.", "Fleets in Tempe")
  },
  { httpApiStatus: 403 }
) {}

/** The list itself is not open to who asks. */
export class ListClosed extends Schema.TaggedError<ListClosed>()(
  "ListClosed",
  { list: field(ListName, "Which list.", "customers") },
  { httpApiStatus: 403 }
) {}

/** Whether a person may change a view: their own, or a shared one as owner or admin. */
export const mayChangeView = (
  { ownerId, isShared }: Pick<ListView, "ownerId" | "isShared">,
  { id, roles }: Pick<SignedInUser, "id" | "roles">
): boolean => ownerId === id || (isShared && roles.some((role) => role === "owner" || role === "admin"))
