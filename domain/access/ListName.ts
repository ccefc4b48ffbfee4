import { Schema } from "effect"
import { type Access, hasAccess } from "./hasAccess.ts"

/**
 * The name of a list whose view settings (columns, page size, saved views) are stored. Set on the endpoint that returns
 * its pages.
 */
export const ListName = Schema.String.check(Schema.isPattern(/^[a-zA-Z]{1,40}$/))
export type ListName = typeof ListName.Type

/**
 * Access rule of each list, by name. Users who may not see a list's rows cannot see its views either. A list without a
 * rule is closed to everyone.
 */
export type ListAccess = ReadonlyMap<ListName, Access>

/** Returns whether a user may see a list, its saved views and the bulk actions on its rows. */
export const canSeeList = (doors: ListAccess, list: ListName, user: Parameters<typeof hasAccess>[1]): boolean => {
  const door = doors.get(list)
  return door !== undefined && hasAccess(door, user)
}
