import { matchPath } from "react-router-dom"
import { type Access, hasAccess } from "#domain/access/hasAccess.ts"
import type { Person } from "./Person.ts"
import { type ScreenRoute, screenRoutes } from "./screenRoutes.ts"

const passwordFirst = "/account/change-password"
const secondStepFirst = "/account/security"

/**
 * Returns the start page of a user: the tenant list for root users (spec §4), the dashboard for everyone else. A
 * password set by an administrator must be changed first; then a required second step must be set up.
 */
export const startPageOf = (person: Person): string => {
  if (person.mustChangePassword) return passwordFirst
  if (person.mustSetUpSecondStep) return secondStepFirst
  if (!person.isRoot) return "/dashboard"
  return (
    ["/tenants", "/users"].find((path) =>
      screenRoutes.some((place) => place.path === path && hasAccess(place.access, person))
    ) ?? "/error-401"
  )
}

/**
 * Returns the path a user is redirected to from a place, or undefined if they may stay (spec §4 lockout and root, §6).
 */
export const redirectFor = (
  { path, access }: Pick<ScreenRoute, "path" | "access">,
  person: Person
): string | undefined => {
  if (person.mustChangePassword) return access.beforePasswordChange === true ? undefined : passwordFirst
  if (person.mustSetUpSecondStep) return access.beforeSecondStep === true ? undefined : secondStepFirst
  if (path === "/dashboard" && person.isRoot) return startPageOf(person)
  if (!person.accountActive && !opensWhenLocked(access)) return startPageOf(person)
  return hasAccess(access, person) ? undefined : "/error-401"
}

const opensWhenLocked = ({ whileLockedOut, roles }: Access) =>
  whileLockedOut === true || roles?.includes("adminlockedout") === true

/** The installer's mobile page, separate from the staff app. */
export const installerPhone = "/installer"

/**
 * Validates the path to open after sign-in, taken from the URL. Returns undefined unless it is one of our own screens
 * (X7, ASVS 3.7.2).
 */
export const knownPath = (wanted: string | null): string | undefined => {
  if (wanted === null || !/^\/(?![/\\])[\w\-./?=&%+:~]*$/.test(wanted)) return undefined
  const [pathname = ""] = wanted.split("?")
  if (pathname === installerPhone) return wanted
  return screenRoutes.some(({ path }) => matchPath(path, pathname) !== null) ? wanted : undefined
}

/** Returns whether a user can open a screen. The menu, palette and shortcuts offer only those. */
export const canOpen = (person: Person, path: string): boolean => {
  const place = screenRoutes.find((one) => one.path === path)
  return place !== undefined && redirectFor(place, person) === undefined
}

/** Same as `canOpen`, for a URL that contains a record id. */
export const canOpenUrl = (person: Person, href: string): boolean => {
  const [pathname = ""] = href.split(/[?#]/)
  const place = screenRoutes.find(({ path }) => matchPath({ path, end: true }, pathname) !== null)
  return place !== undefined && redirectFor(place, person) === undefined
}

/** Returns the login URL to go to after logout: always that of the base domain, whatever else the URL asks for. */
export const loginUrlFrom = (wanted: string | null, baseUrl: string): string => {
  const own = `${baseUrl}/login`
  if (wanted === null || !URL.canParse(wanted, baseUrl)) return own
  const url = new URL(wanted, baseUrl)
  return url.origin === new URL(baseUrl).origin && url.pathname === "/login" ? `${url.origin}/login` : own
}
