import type { IconName } from "#ui/iconPaths.ts"
import type { WordId } from "#web/words/words.ts"

/** One page of the settings hub; its name and who may open it stand in `places`. */
export interface AdminCard {
  readonly path: string
  readonly icon: IconName
  /** What is set there. */
  readonly about: WordId
}

export interface AdminPart {
  readonly title: WordId
  readonly cards: ReadonlyArray<AdminCard>
}

const card = (path: string, icon: IconName, about: WordId): AdminCard => ({ path, icon, about })

/** The settings of spec §2 as a shop looks for them. The two callbacks are passed through, not opened. */
export const adminParts: ReadonlyArray<AdminPart> = [
  {
    title: "admin.shop",
    cards: [
      card("/admin/business-information", "building", "admin.businessInformation"),
      card("/locations", "map-pin", "admin.locations"),
      card("/users", "users", "admin.users"),
      card("/admin/security", "lock", "admin.security"),
      card("/admin/audit", "list", "admin.audit"),
      card("/admin/notifications", "bell", "admin.notifications")
    ]
  },
  {
    title: "admin.sales",
    cards: [
      card("/admin/products", "box", "admin.products"),
      card("/admin/product-categories", "list", "admin.productCategories"),
      card("/admin/invoice-payments", "money", "admin.invoicePayments")
    ]
  },
  {
    title: "admin.publicPart",
    cards: [
      card("/admin/public-business-setting", "globe", "admin.publicSettings"),
      card("/admin/public-business-page", "image", "admin.publicPage")
    ]
  },
  {
    title: "admin.connections",
    cards: [
      card("/admin/external-integrations", "link", "admin.integrations"),
      card("/admin/edi-setup", "document", "admin.ediSetup"),
      card("/admin/imports", "upload", "admin.imports")
    ]
  },
  {
    title: "admin.account",
    cards: [card("/billing/account", "tag", "admin.billing"), card("/admin/usage", "chart", "admin.usage")]
  }
]
