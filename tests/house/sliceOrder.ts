/**
 * The slices of `domain` from the bottom up: a slice imports, types included, only from slices named before it. A new
 * slice takes its place here; what works over many slices takes them as values and is composed in app-api.
 */
export const domainOrder: ReadonlyArray<string> = [
  "shared",
  "access",
  "contract",
  "lists",
  "bulk-actions",
  "list-views",
  "service-state",
  "files",
  "tenants",
  "locations",
  "audit",
  "credentials",
  "quotas",
  "people",
  "mail",
  "account",
  "session",
  "second-step",
  "password-reset",
  "business-information",
  "nags",
  "pricing-profiles",
  "customers",
  "product-categories",
  "products",
  "vin",
  "plates",
  "nags-search",
  "jobs",
  "job-changes",
  "signatures",
  "job-files",
  "job-presence",
  "card-payments",
  "documents",
  "job-links",
  "messages",
  "dashboard",
  "exports",
  "registry",
  "testing"
]

/** Upward imports that are still there, slice by slice: each is to be moved, none may be added. */
export const upwardStill: ReadonlyArray<string> = [
  "card-payments -> documents",
  "card-payments -> job-links",
  "card-payments -> messages",
  "jobs -> card-payments",
  "jobs -> dashboard",
  "jobs -> job-changes",
  "jobs -> job-links",
  "jobs -> signatures",
  "products -> jobs"
]
