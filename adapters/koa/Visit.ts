import type { Tenant } from "#domain/tenants/Tenant.ts"

/** What the middlewares found out before a route runs: `ctx.state`. */
export interface Visit {
  /** The shop of the host name, never of a header that a browser may choose. */
  readonly tenant: Tenant
}
