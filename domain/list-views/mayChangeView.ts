import type { SignedInUser } from "#domain/access/CurrentUser.ts"
import type { ListView } from "./ListView.ts"

/** Whether a person may change a view: their own, or a shared one as owner or admin. */
export const mayChangeView = (
  { ownerId, isShared }: Pick<ListView, "ownerId" | "isShared">,
  { id, roles }: Pick<SignedInUser, "id" | "roles">
): boolean => ownerId === id || (isShared && roles.some((role) => role === "owner" || role === "admin"))
