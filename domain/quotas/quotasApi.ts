import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access, usageAccess } from "#domain/access/accessTable.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { TenantNotFound } from "#domain/tenants/Tenant.ts"
import { QuotaLimits, QuotaOverrides } from "./Quota.ts"
import { ShopUsage } from "./ShopUsage.ts"

/** A shop's usage as shown to root, with the server's default limits and the overrides for this shop. */
export const TenantUsage = Schema.Struct({
  usage: field(ShopUsage, "Shop's usage and the limits that apply to it."),
  usual: field(QuotaLimits, "Server's default limits."),
  overrides: field(QuotaOverrides, "Limits set by root for this shop; null for the default.")
})

const id = field(TenantId, "Unique shop id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")

export const getUsage = endpoint({
  name: "getUsage",
  summary: "Returns the shop's usage and limits: file storage, exports, lookups, requests.",
  method: "GET",
  path: "/admin/usage",
  access: usageAccess,
  input: Schema.Struct({}),
  output: ShopUsage,
  failures: []
})

export const getTenantUsage = endpoint({
  name: "getTenantUsage",
  summary: "Returns a shop's usage and the limits set by root for it. Root only.",
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
    "Sets limits for a shop that override the server's defaults, or clears them with null. Recorded with user and reason. Root only.",
  method: "PUT",
  path: "/tenants/:id/quotas",
  access: access["/tenants"],
  input: Schema.Struct({
    id,
    overrides: field(QuotaOverrides, "Limits for this shop; null for the default."),
    reason: field(
      requiredText(200),
      "Reason, recorded in the shop's platform events.",
      "Moved 30 GB of photos over from their former system."
    )
  }),
  output: TenantUsage,
  failures: [TenantNotFound]
})
