import type { Person } from "#web/session/Person.ts"
import { mayOpen } from "../mayOpen.ts"

/**
 * Where "new" leads from a screen: to another of what is on it, else to a new quote; undefined where the person may do
 * neither.
 */
export const newPathAt = (pathname: string, person: Person): string | undefined => {
  const [, slice = ""] = pathname.split("/")
  return [`/${slice}/create`, "/jobs/create"].find((path) => mayOpen(person, path))
}
