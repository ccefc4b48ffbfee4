import type { Tenant } from "#domain/tenants/Tenant.ts"

/** Request state set by the middleware: `ctx.state`. */
export interface RequestState {
  /** The shop, determined by the host name, never by a header that a browser could set. */
  readonly tenant: Tenant
  /** CSP nonce for the page's inline style. */
  readonly nonce: string
  /** The request id: used in the log, returned as `X-Request-Id`, and shown on error pages for users to report. */
  readonly requestId: string
  /** The matched route pattern, `/api/V1/jobs/:id`, never the path with its values. */
  route?: string
  /** Whether the page never takes card payments and so needs no processor sources in its CSP. */
  hasNoCards?: boolean
  /** The signed-in user, once known. */
  userId?: string
}
