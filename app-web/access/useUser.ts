import { createContext, useContext } from "react"
import type { Person } from "./Person.ts"

export const UserContext = createContext<Person | undefined>(undefined)

/** The signed-in person, on screens that only signed-in people see. */
export const useUser = (): Person => {
  const person = useContext(UserContext)
  if (person === undefined) throw new Error("this screen is not inside the shell")
  return person
}
