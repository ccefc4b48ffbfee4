import { Context, type Effect } from "effect"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "./Tenant.ts"

/** The directory of shops: the one place that is asked before a tenant is known. */
export class Tenants extends Context.Service<Tenants, {
  /** Whose subdomain this is; "" is the platform's own. */
  readonly byPrefix: (prefix: string) => Effect.Effect<Tenant | undefined>
  readonly get: (id: TenantId) => Effect.Effect<Tenant | undefined>
}>()("domain/tenants/Tenants") {}
