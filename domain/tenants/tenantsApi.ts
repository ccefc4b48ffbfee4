import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/people/access.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { pageOf } from "#domain/shared/Page.ts"
import { Tenant, TenantChanged, TenantNotFound } from "./Tenant.ts"
import { TenantSearch } from "./TenantSearch.ts"

const door = access["/tenants"]

export const listTenants = endpoint({
  name: "listTenants", summary: "One page of the shops on the platform, by business name unless asked otherwise. Root only.",
  method: "GET", path: "/tenants", access: door,
  input: TenantSearch,
  output: pageOf(Tenant),
  failures: []
})

export const postApproval = endpoint({
  name: "postApproval", summary: "Approves a shop as seen at `version`, or withdraws the approval; who did it is noted. Root only.",
  method: "POST", path: "/tenants/:id/approval", access: door,
  input: Schema.Struct({ id: TenantId, version: Schema.Int, approved: Schema.Boolean }),
  output: Tenant,
  failures: [TenantNotFound, TenantChanged]
})
