import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/access/accessTable.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { PrefixNotRight, TenantNotClosed, TenantRetained } from "./closeTenant.ts"
import { PlatformEvent } from "./PlatformEvent.ts"
import { Tenant, TenantChanged, TenantNotFound, TenantSearch } from "./Tenant.ts"

const accessRule = access["/tenants"]

export const listTenants = endpoint({
  name: "listTenants",
  summary: "Returns one page of the platform's shops, by business name by default. Root only.",
  method: "GET",
  path: "/tenants",
  access: accessRule,
  list: "tenants",
  input: TenantSearch,
  output: pageOf(Tenant),
  failures: [CursorInvalid]
})

export const postApproval = endpoint({
  name: "postApproval",
  summary:
    "Approves a shop as seen at `version`, or withdraws the approval. Recorded with the user who did it. Root only.",
  method: "POST",
  path: "/tenants/:id/approval",
  access: accessRule,
  input: Schema.Struct({
    id: field(TenantId, "The shop's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    approved: field(Schema.Boolean, "Whether the shop is approved.")
  }),
  output: Tenant,
  failures: [TenantNotFound, TenantChanged]
})

const asSeen = Schema.Struct({
  id: field(TenantId, "The shop's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField
})

/** A shop with its platform events. */
export const TenantRecord = Schema.Struct({
  tenant: field(Tenant, "The shop."),
  deletableFrom: field(OptionalDay, "First day it may be deleted; empty while its account is open.", "2026-12-22"),
  events: field(Schema.Array(PlatformEvent), "The shop's platform events, latest first.")
})

export const getTenant = endpoint({
  name: "getTenant",
  summary: "Returns one shop with its platform events. Root only.",
  method: "GET",
  path: "/tenants/:id",
  access: accessRule,
  input: Schema.Struct({ id: asSeen.fields.id }),
  output: TenantRecord,
  failures: [TenantNotFound]
})

export const postClosing = endpoint({
  name: "postClosing",
  summary: "Closes a shop's account: locks out its users and retains its data for at least 30 days. Root only.",
  method: "POST",
  path: "/tenants/:id/closing",
  access: accessRule,
  input: asSeen,
  output: Tenant,
  failures: [TenantNotFound, TenantChanged]
})

export const postRestoration = endpoint({
  name: "postRestoration",
  summary: "Reopens a closed account with all its data. Root only.",
  method: "POST",
  path: "/tenants/:id/restoration",
  access: accessRule,
  input: asSeen,
  output: Tenant,
  failures: [TenantNotFound, TenantChanged]
})

export const postDeletion = endpoint({
  name: "postDeletion",
  summary: "Permanently deletes a closed shop and all its data after 30 days of retention. Root only.",
  method: "POST",
  path: "/tenants/:id/deletion",
  access: accessRule,
  input: Schema.Struct({
    ...asSeen.fields,
    prefix: field(requiredText(63), "The shop's prefix, typed to confirm.", "copper-state")
  }),
  output: Schema.Struct({}),
  failures: [TenantNotFound, TenantChanged, TenantNotClosed, TenantRetained, PrefixNotRight]
})
