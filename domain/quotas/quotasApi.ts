import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access, shopOffice } from "#domain/access/accessTable.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { TenantNotFound } from "#domain/tenants/Tenant.ts"
import { QuotaLimits, QuotaOverrides } from "./Quota.ts"
import { ShopUsage } from "./ShopUsage.ts"

/** A shop's usage as root sees it: with the server's limits, and those that root has set in their place. */
export const TenantUsage = Schema.Struct({
  usage: field(ShopUsage, "What the shop uses, beside what holds for it."),
  usual: field(QuotaLimits, "What the server gives every shop."),
  overrides: field(QuotaOverrides, "What root has set for this one; null leaves the server's.")
})

const id = field(TenantId, "The shop's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")

export const getUsage = endpoint({
  name: "getUsage",
  summary: "What the shop uses of what it may: files, lists taken as files, look-ups, calls.",
  method: "GET",
  path: "/admin/usage",
  access: shopOffice,
  input: Schema.Struct({}),
  output: ShopUsage,
  failures: []
})

export const getTenantUsage = endpoint({
  name: "getTenantUsage",
  summary: "What a shop uses of what it may, and which limits root has set for it. Root only.",
  method: "GET",
  path: "/tenants/:id/usage",
  access: access["/tenants"],
  input: Schema.Struct({ id }),
  output: TenantUsage,
  failures: [TenantNotFound]
})

export const putTenantQuotas = endpoint({
  name: "putTenantQuotas",
  summary:
    "Sets limits for a shop in the place of the server's, or clears them with null; who did it and why is noted. Root only.",
  method: "PUT",
  path: "/tenants/:id/quotas",
  access: access["/tenants"],
  input: Schema.Struct({
    id,
    overrides: field(QuotaOverrides, "What is to hold for this shop; null leaves the server's."),
    reason: field(
      requiredText(200),
      "Why, for the shop's platform events.",
      "Moved 30 GB of photos over from their former system."
    )
  }),
  output: TenantUsage,
  failures: [TenantNotFound]
})
