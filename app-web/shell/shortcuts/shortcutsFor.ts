import type { Person } from "#web/session/Person.ts"
import { mayOpen } from "../mayOpen.ts"
import type { Shortcut } from "./Shortcut.ts"

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

const deeds: ReadonlyArray<Shortcut> = [
  { keys: "n", title: "shortcut.new", does: "new" },
  { keys: "/", title: "shortcut.search", does: "search" },
  { keys: "?", title: "shortcut.help", does: "help" }
]

/** The single-key shortcuts of this person: only to screens that they may open. */
export const shortcutsFor = (person: Person): ReadonlyArray<Shortcut> => [
  ...ways.filter(({ path }) => path !== undefined && mayOpen(person, path)),
  ...deeds
]
