import { Schema } from "effect"
import { type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import { ListName } from "#domain/access/ListName.ts"
import { field } from "#domain/shared/field.ts"
import { maxLength, requiredText } from "#domain/shared/PlainText.ts"
import { versionField } from "#domain/shared/RecordSave.ts"

export const ListViewId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ListViewId"))
export type ListViewId = typeof ListViewId.Type

/**
 * The query string of a list's URL: filters, order, page size, and columns. A saved view is equivalent to a bookmarked
 * URL.
 */
export const ListAddress = Schema.String.check(maxLength(2000), Schema.isPattern(/^[\w%.*+=&-]*$/))

/** The editable fields of a view. Shared views are visible to everyone who may see the list. */
export const ListViewDraft = Schema.Struct({
  name: field(requiredText(60), "Name of the view.", "Fleets in Tempe"),
  isShared: field(Schema.Boolean, "Whether everyone in the shop can see the view."),
  address: field(ListAddress, "Filters as a query string.", "customerType=fleet")
})
export type ListViewDraft = typeof ListViewDraft.Type

/** A saved view of a list: a name and a query string. `version` is incremented on every save. */
export class ListView extends Schema.Class<ListView>("ListView")({
  id: field(ListViewId, "Unique view id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  list: field(ListName, "List name.", "customers"),
  ownerId: field(UserId, "User who created the view.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  ...ListViewDraft.fields
}) {}

export class ListViewNotFound extends Schema.TaggedError<ListViewNotFound>()(
  "ListViewNotFound",
  {
    id: field(ListViewId, "Unique view id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** The view was saved by someone else after it was loaded; `current` is the current version. */
export class ListViewChanged extends Schema.TaggedError<ListViewChanged>()(
  "ListViewChanged",
  {
    current: field(ListView, "Current version of the view.")
  },
  { httpApiStatus: 409 }
) {}

/** Only its creator, the owner, and admins may change a shared view. */
export class ListViewNotYours extends Schema.TaggedError<ListViewNotYours>()(
  "ListViewNotYours",
  {
    name: field(Schema.String, "Name of the view.", "Fleets in Tempe")
  },
  { httpApiStatus: 403 }
) {}

/** The current user may not see the list. */
export class ListClosed extends Schema.TaggedError<ListClosed>()(
  "ListClosed",
  { list: field(ListName, "List name.", "customers") },
  { httpApiStatus: 403 }
) {}

/** Returns whether a user may change a view: their own, or a shared one if they are an owner or admin. */
export const canChangeView = (
  { ownerId, isShared }: Pick<ListView, "ownerId" | "isShared">,
  { id, roles }: Pick<SignedInUser, "id" | "roles">
): boolean => ownerId === id || (isShared && roles.some((role) => role === "owner" || role === "admin"))
