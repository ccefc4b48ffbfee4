import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/people/access.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { field } from "#domain/shared/field.ts"
import { Tenant, TenantChanged, TenantNotFound } from "./Tenant.ts"
import { TenantSearch } from "./TenantSearch.ts"

const door = access["/tenants"]

export const listTenants = endpoint({
  name: "listTenants", summary: "One page of the shops on the platform, by business name unless asked otherwise. Root only.",
  method: "GET", path: "/tenants", access: door,
  input: TenantSearch,
  output: pageOf(Tenant),
  failures: [CursorInvalid]
})

export const postApproval = endpoint({
  name: "postApproval", summary: "Approves a shop as seen at `version`, or withdraws the approval; who did it is noted. Root only.",
  method: "POST", path: "/tenants/:id/approval", access: door,
  input: Schema.Struct({ id: field(TenantId, "The shop's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"), version: field(Schema.Int, "Counts the changes. Sent back with a change; refused with 409 when somebody was quicker.", 1), approved: field(Schema.Boolean, "Whether the platform has approved the shop.") }),
  output: Tenant,
  failures: [TenantNotFound, TenantChanged]
})
