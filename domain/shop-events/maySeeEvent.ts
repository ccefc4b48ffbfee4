import { access, dispatchOffice, jobOffice } from "#domain/access/accessTable.ts"
import type { SignedInUser } from "#domain/access/CurrentUser.ts"
import { type Access, isInstallerOnly, mayEnter } from "#domain/access/mayEnter.ts"
import type { KeptShopEvent, ShopEventKind } from "./ShopEvent.ts"

/** Who may be told of what: whoever may ask for it. */
const doors: Readonly<Record<ShopEventKind, Access>> = {
  job: access["/jobs"],
  appointment: access["/jobs"],
  reminder: access["/jobs"],
  dispatch: dispatchOffice,
  presence: jobOffice,
  payment: jobOffice,
  message: jobOffice,
  customer: access["/customers"]
}

type Asking = Pick<SignedInUser, "id" | "roles" | "features" | "accountActive">

/**
 * Whether somebody is told of an event: they may ask for what changed and, where they only install, it is their own
 * work (trade 8.11). What many were changed of says nothing of any one, and is told to all who may ask. Nobody is told
 * that they came to a job or left it themselves.
 */
export const maySeeEvent = (person: Asking, { id, kind, people }: KeptShopEvent): boolean => {
  if (!mayEnter(doors[kind], person)) return false
  const isOwn = people.includes(person.id)
  if (kind === "presence") return !isOwn || people.length > 1
  return !isInstallerOnly(person) || id === null || isOwn
}
