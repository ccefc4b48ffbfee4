import { handle } from "#domain/contract/Endpoint.ts"
import { approveTenant } from "./approveTenant.ts"
import { Tenants } from "./Tenants.ts"
import { listTenants, postApproval } from "./tenantsApi.ts"

export const tenantsHandlers = [
  handle(listTenants, (search) => Tenants.use((tenants) => tenants.list(search))),
  handle(postApproval, approveTenant)
]
