import type { Tenant } from "#domain/tenants/Tenant.ts"

/** What the middlewares found out about a request: `ctx.state`. */
export interface Visit {
  /** The shop of the host name, never of a header that a browser may choose. */
  readonly tenant: Tenant
  /** One style of one page may carry it. */
  readonly nonce: string
  /** The request's name in the log, the answer's `X-Request-Id`, and the 500 that a person reports. */
  readonly requestId: string
  /** The pattern that answered, `/api/V1/jobs/:id`, never the address with its values. */
  route?: string
  /** Whether the page has nothing to do with cards, and so no need of the processor's fields. */
  hasNoCards?: boolean
  /** Who asked, once known. */
  userId?: string
}
