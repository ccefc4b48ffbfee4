import { Schema } from "effect"
import { UserId } from "#domain/people/CurrentUser.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"

/** What the platform's people did to a shop, kept for ever. `at` in milliseconds UTC. */
export const PlatformEvent = Schema.Struct({
  id: Schema.String,
  at: Schema.Number,
  tenantId: TenantId,
  deed: Schema.Literals(["approved", "approvalWithdrawn"]),
  byUserId: UserId,
  byName: Schema.String
})
export type PlatformEvent = typeof PlatformEvent.Type
