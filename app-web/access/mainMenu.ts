import type { IconName } from "#ui/iconPaths.ts"
import type { Person } from "./Person.ts"
import type { WordId } from "#web/words/words.ts"
import { canOpen } from "./startPage.ts"

/** One entry of the main menu. */
export interface MenuEntry {
  readonly path: string
  readonly title: WordId
  readonly icon: IconName
  /** Path prefix under which this entry is the current one. */
  readonly within: string
}

interface MenuSection {
  readonly title: WordId
  readonly entries: ReadonlyArray<MenuEntry>
}

const entry = (path: string, title: WordId, icon: IconName, within: string = path): MenuEntry => ({
  path,
  title,
  icon,
  within
})

/**
 * The main menu of spec §2, grouped by area of work. Pricing profiles, dispatches and the glass search are next to the
 * entries they belong with.
 */
export const menu: ReadonlyArray<MenuSection> = [
  {
    title: "menu.work",
    entries: [
      entry("/dashboard", "route.dashboard", "home"),
      entry("/jobs/jobs-list", "route.jobs", "document", "/jobs"),
      entry("/calendar", "route.scheduler", "calendar"),
      entry("/reminders", "route.reminders", "clock"),
      entry("/dispatches", "route.dispatches", "car")
    ]
  },
  {
    title: "menu.customers",
    entries: [
      entry("/customers", "route.customers", "phone"),
      entry("/pricing-profile", "route.pricingProfiles", "tag")
    ]
  },
  {
    title: "menu.parts",
    entries: [
      entry("/vindecoder/search", "route.search", "search", "/vindecoder"),
      entry("/nags", "route.nags", "glass"),
      entry("/distributor-parts", "route.distributorParts", "box"),
      entry("/distributors", "route.distributors", "truck"),
      entry("/purchase-orders", "route.orders", "list")
    ]
  },
  {
    title: "menu.money",
    entries: [
      entry("/invoices", "route.edi", "money"),
      entry("/reports-dashboard", "route.reports", "chart"),
      entry("/reports/designer", "route.reportDesigner", "edit")
    ]
  },
  {
    title: "menu.house",
    entries: [
      entry("/users", "route.users", "users"),
      entry("/tenants", "route.tenants", "building"),
      entry("/locations", "route.locations", "map-pin"),
      entry("/admin", "route.admin", "settings")
    ]
  }
]

/** Returns the menu sections with the entries this user may open. */
export const menuFor = (person: Person): ReadonlyArray<MenuSection> =>
  menu
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ path }) => canOpen(person, path)) }))
    .filter(({ entries }) => entries.length > 0)

/** Returns whether a path is at or below an entry. */
export const isWithin = (path: string, { within }: MenuEntry): boolean =>
  path === within || path.startsWith(`${within}/`)
