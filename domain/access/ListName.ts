import { Schema } from "effect"
import { type Access, mayEnter } from "./mayEnter.ts"

/** A list whose look is kept (columns, page size, saved views), as the call that gives its pages names it. */
export const ListName = Schema.String.check(Schema.isPattern(/^[a-zA-Z]{1,40}$/))
export type ListName = typeof ListName.Type

/**
 * Who may see each list, by its name: who may not see its rows learns nothing of its views either. A list that is not
 * named is closed to all.
 */
export type ListDoors = ReadonlyMap<ListName, Access>

/** Whether a person may see a list, its saved views and what was done with its rows. */
export const maySee = (doors: ListDoors, list: ListName, user: Parameters<typeof mayEnter>[1]): boolean => {
  const door = doors.get(list)
  return door !== undefined && mayEnter(door, user)
}
