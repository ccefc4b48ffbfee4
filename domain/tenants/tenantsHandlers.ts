import { handle } from "#domain/contract/Endpoint.ts"
import { approveTenant } from "./approveTenant.ts"
import { closeTenant, deleteTenant, restoreTenant, tenantRecord } from "./closeTenant.ts"
import { Tenants } from "./Tenants.ts"
import { getTenant, listTenants, postApproval, postClosing, postDeletion, postRestoration } from "./tenantsApi.ts"

export const tenantsHandlers = [
  handle(listTenants, (search) => Tenants.use((tenants) => tenants.list(search))),
  handle(getTenant, tenantRecord),
  handle(postApproval, approveTenant),
  handle(postClosing, closeTenant),
  handle(postRestoration, restoreTenant),
  handle(postDeletion, deleteTenant)
]
