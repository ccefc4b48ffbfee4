import { matchPath } from "react-router-dom"
import type { Person } from "#web/session/Person.ts"
import { turnedAway } from "./landing.ts"
import { places } from "./places.ts"

/** Whether a person who goes to a screen gets there: menu, palette and shortcuts offer nothing else. */
export const mayOpen = (person: Person, path: string): boolean => {
  const place = places.find((one) => one.path === path)
  return place !== undefined && turnedAway(place, person) === undefined
}

/** The same for an address with a record in it. */
export const mayFollow = (person: Person, href: string): boolean => {
  const [pathname = ""] = href.split(/[?#]/)
  const place = places.find(({ path }) => matchPath({ path, end: true }, pathname) !== null)
  return place !== undefined && turnedAway(place, person) === undefined
}
