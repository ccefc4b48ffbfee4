import { matchPath } from "react-router-dom"
import { type Access, mayEnter } from "#domain/access/mayEnter.ts"
import type { Person } from "./Person.ts"
import { type Place, places } from "./places.ts"

const passwordFirst = "/account/change-password"
const secondStepFirst = "/account/security"

/**
 * Where a person begins: root users at their tenants (spec §4), all others at the dashboard; a password given by hand
 * is changed first, then a second step that the shop requires is set up.
 */
export const landingOf = (person: Person): string => {
  if (person.mustChangePassword) return passwordFirst
  if (person.mustSetUpSecondStep) return secondStepFirst
  if (!person.isRoot) return "/dashboard"
  return (
    ["/tenants", "/users"].find((path) =>
      places.some((place) => place.path === path && mayEnter(place.access, person))
    ) ?? "/error-401"
  )
}

/** Where a person is sent who comes to a place, or undefined when they may stay (spec §4 lockout and root, §6). */
export const turnedAway = ({ path, access }: Pick<Place, "path" | "access">, person: Person): string | undefined => {
  if (person.mustChangePassword) return access.beforePasswordChange === true ? undefined : passwordFirst
  if (person.mustSetUpSecondStep) return access.beforeSecondStep === true ? undefined : secondStepFirst
  if (path === "/dashboard" && person.isRoot) return landingOf(person)
  if (!person.accountActive && !opensWhenLocked(access)) return landingOf(person)
  return mayEnter(access, person) ? undefined : "/error-401"
}

const opensWhenLocked = ({ whileLockedOut, roles }: Access) =>
  whileLockedOut === true || roles?.includes("adminlockedout") === true

/** The installer's phone: a page of its own beside the staff's app. */
export const installerPhone = "/installer"

/**
 * A path after a sign-in, taken from the address: only our own known screens, else undefined (X7, ASVS 3.7.2).
 */
export const knownPath = (wanted: string | null): string | undefined => {
  if (wanted === null || !/^\/(?![/\\])[\w\-./?=&%+:~]*$/.test(wanted)) return undefined
  const [pathname = ""] = wanted.split("?")
  if (pathname === installerPhone) return wanted
  return places.some(({ path }) => matchPath(path, pathname) !== null) ? wanted : undefined
}

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

/** The sign-in to go to after a logout: the base domain's, whatever the address asks for beyond that. */
export const loginUrlFrom = (wanted: string | null, baseUrl: string): string => {
  const own = `${baseUrl}/login`
  if (wanted === null || !URL.canParse(wanted, baseUrl)) return own
  const url = new URL(wanted, baseUrl)
  return url.origin === new URL(baseUrl).origin && url.pathname === "/login" ? `${url.origin}/login` : own
}
