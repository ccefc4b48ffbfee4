import { Schema } from "effect"
import { access, type Door, shopSecurity } from "./accessTable.ts"
import type { Access } from "./mayEnter.ts"

/** The lists whose look is kept: columns, page size, saved views; of the estimate grid its columns. */
export const ListName = Schema.Literals([
  "audit",
  "customers",
  "estimate",
  "jobs",
  "locations",
  "pricingProfiles",
  "productCategories",
  "products",
  "tenants",
  "users"
])
export type ListName = typeof ListName.Type

/** Behind which door of the access table a list stands: who may not enter there learns nothing of its views either. */
const doors: Readonly<Record<Exclude<ListName, "audit">, Door>> = {
  customers: "/customers",
  estimate: "/jobs",
  jobs: "/jobs",
  locations: "/locations",
  pricingProfiles: "/pricing-profile",
  productCategories: "/admin/product-categories",
  products: "/admin/products",
  tenants: "/tenants",
  users: "/users"
}

/** Who may see a list. */
export const accessOfList = (list: ListName): Access => (list === "audit" ? shopSecurity : access[doors[list]])
