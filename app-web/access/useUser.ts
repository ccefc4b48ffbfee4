import { createContext, useContext } from "react"
import type { Person } from "./Person.ts"

export const UserContext = createContext<Person | undefined>(undefined)

/** Returns the current user. For screens that require sign-in. */
export const useUser = (): Person => {
  const person = useContext(UserContext)
  if (person === undefined) throw new Error("useUser must be used inside the shell")
  return person
}
