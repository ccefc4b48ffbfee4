import { canOpen } from "#web/access/startPage.ts"
import type { Person } from "#web/access/Person.ts"
import type { WordId } from "#web/words/words.ts"

const ways: ReadonlyArray<Shortcut> = [
  { keys: "g d", title: "route.dashboard", path: "/dashboard" },
  { keys: "g j", title: "route.jobs", path: "/jobs/jobs-list" },
  { keys: "g s", title: "route.scheduler", path: "/calendar" },
  { keys: "g c", title: "route.customers", path: "/customers" },
  { keys: "g p", title: "route.pricingProfiles", path: "/pricing-profile" },
  { keys: "g f", title: "route.search", path: "/vindecoder/search" },
  { keys: "g o", title: "route.orders", path: "/purchase-orders" },
  { keys: "g r", title: "route.reports", path: "/reports-dashboard" },
  { keys: "g u", title: "route.users", path: "/users" },
  { keys: "g l", title: "route.locations", path: "/locations" },
  { keys: "g t", title: "route.tenants", path: "/tenants" },
  { keys: "g a", title: "route.admin", path: "/admin" }
]

const actions: ReadonlyArray<Shortcut> = [
  { keys: "n", title: "shortcut.new", does: "new" },
  { keys: "/", title: "shortcut.search", does: "search" },
  { keys: "?", title: "shortcut.help", does: "help" }
]

/** Returns the user's single-key shortcuts, limited to screens they may open. */
export const shortcutsFor = (person: Person): ReadonlyArray<Shortcut> => [
  ...ways.filter(({ path }) => path !== undefined && canOpen(person, path)),
  ...actions
]

/** A keyboard shortcut. */
interface Shortcut {
  /** Keys pressed in sequence: `g j`. */
  readonly keys: string
  readonly title: WordId
  /** The screen it opens. */
  readonly path?: string
  /** What it does on the current screen. */
  readonly does?: "new" | "search" | "help"
}

/**
 * Returns where "new" leads from a screen: a new record of the same type, or else a new quote; undefined if the user
 * may create neither.
 */
export const newPathAt = (pathname: string, person: Person): string | undefined => {
  const [, slice = ""] = pathname.split("/")
  return [`/${slice}/create`, "/jobs/create"].find((path) => canOpen(person, path))
}

/** Returns the modifier key for commands on this platform. */
export const controlKey = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? "⌘" : "Ctrl")

/** Returns the keys of a shortcut as labeled on the keyboard. */
export const keysOf = ({ keys }: Shortcut): ReadonlyArray<string> => keys.toUpperCase().split(" ")
