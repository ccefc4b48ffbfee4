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

const door = access["/tenants"]

export const listTenants = endpoint({
  name: "listTenants",
  summary: "One page of the shops on the platform, by business name unless asked otherwise. Root only.",
  method: "GET",
  path: "/tenants",
  access: door,
  list: "tenants",
  input: TenantSearch,
  output: pageOf(Tenant),
  failures: [CursorInvalid]
})

export const postApproval = endpoint({
  name: "postApproval",
  summary: "Approves a shop as seen at `version`, or withdraws the approval; who did it is noted. Root only.",
  method: "POST",
  path: "/tenants/:id/approval",
  access: door,
  input: Schema.Struct({
    id: field(TenantId, "The shop's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    approved: field(Schema.Boolean, "Whether the platform has approved the shop.")
  }),
  output: Tenant,
  failures: [TenantNotFound, TenantChanged]
})

const asSeen = Schema.Struct({
  id: field(TenantId, "The shop's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField
})

/** A shop, and what the platform's people did to it. */
export const TenantRecord = Schema.Struct({
  tenant: field(Tenant, "The shop."),
  deletableFrom: field(
    OptionalDay,
    "The first day on which it may be deleted; empty while its account is open.",
    "2026-12-22"
  ),
  events: field(Schema.Array(PlatformEvent), "What the platform's people did to it, the latest first.")
})

export const getTenant = endpoint({
  name: "getTenant",
  summary: "One shop of the platform, and what the platform's people did to it. Root only.",
  method: "GET",
  path: "/tenants/:id",
  access: door,
  input: Schema.Struct({ id: asSeen.fields.id }),
  output: TenantRecord,
  failures: [TenantNotFound]
})

export const postClosing = endpoint({
  name: "postClosing",
  summary:
    "Closes a shop's account: its people are locked out, and all it has is kept, for 30 days at least. Root only.",
  method: "POST",
  path: "/tenants/:id/closing",
  access: door,
  input: asSeen,
  output: Tenant,
  failures: [TenantNotFound, TenantChanged]
})

export const postRestoration = endpoint({
  name: "postRestoration",
  summary: "Opens a closed account again, with all it had. Root only.",
  method: "POST",
  path: "/tenants/:id/restoration",
  access: door,
  input: asSeen,
  output: Tenant,
  failures: [TenantNotFound, TenantChanged]
})

export const postDeletion = endpoint({
  name: "postDeletion",
  summary: "Deletes a closed shop with everything it has, for good, once it was kept for 30 days. Root only.",
  method: "POST",
  path: "/tenants/:id/deletion",
  access: door,
  input: Schema.Struct({
    ...asSeen.fields,
    prefix: field(requiredText(63), "The shop's prefix, typed to confirm.", "copper-state")
  }),
  output: Schema.Struct({}),
  failures: [TenantNotFound, TenantChanged, TenantNotClosed, TenantRetained, PrefixNotRight]
})
