import { Clock, Effect, Schema } from "effect"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { Day, dayOf, daysAfter } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { eventOf } from "./PlatformEvent.ts"
import { getShop } from "./getShop.ts"
import type { Tenant } from "./Tenant.ts"
import { Tenants } from "./Tenants.ts"

/** Minimum retention of a closed account in days. Until then it can only be restored. */
export const closedRetentionDays = 30

/**
 * Returns the first day a closed shop may be deleted, counted from its creation if the closing day is unknown; empty
 * while it is open.
 */
export const deletableFrom = ({
  billingStatus,
  closedOn,
  createdOn
}: Pick<Tenant, "billingStatus" | "closedOn" | "createdOn">): string =>
  billingStatus === "active" ? "" : daysAfter(closedOn || createdOn, closedRetentionDays)

/** Only closed accounts can be deleted. */
export class TenantNotClosed extends Schema.TaggedError<TenantNotClosed>()(
  "TenantNotClosed",
  {},
  { httpApiStatus: 409 }
) {}

/** The closed account is still within its retention period. */
export class TenantRetained extends Schema.TaggedError<TenantRetained>()(
  "TenantRetained",
  {
    until: field(Day, "First day it may be deleted.", "2026-12-22")
  },
  { httpApiStatus: 409 }
) {}

/** The confirmation typed does not match the shop's prefix. */
export class PrefixNotRight extends Schema.TaggedError<PrefixNotRight>()(
  "PrefixNotRight",
  {},
  { httpApiStatus: 422 }
) {}

interface Asked {
  readonly id: TenantId
  readonly version: number
}

/** Closes a shop's account (spec §4): locks out its users and retains all its data. */
export const closeTenant = Effect.fn("closeTenant")(function* ({ id, version }: Asked) {
  const tenant = yield* getShop(id)
  if (tenant.billingStatus === "closed") return tenant
  const closedOn = dayOf(yield* Clock.currentTimeMillis, "UTC")
  return yield* (yield* Tenants).save(
    { ...tenant, version, billingStatus: "closed", closedOn, accountActive: false },
    yield* eventOf(id, "closed")
  )
})

/** Reopens a closed account with all its data. A shop that is not approved remains locked out. */
export const restoreTenant = Effect.fn("restoreTenant")(function* ({ id, version }: Asked) {
  const tenant = yield* getShop(id)
  if (tenant.billingStatus === "active") return tenant
  return yield* (yield* Tenants).save(
    { ...tenant, version, billingStatus: "active", closedOn: "", accountActive: tenant.approved },
    yield* eventOf(id, "restored")
  )
})

/**
 * Permanently deletes a closed shop after its retention period, once its prefix was typed to confirm. It can no longer
 * be found; its rows and files are deleted in the background. The event names only who did it and the shop's id.
 */
export const deleteTenant = Effect.fn("deleteTenant")(function* ({
  id,
  version,
  prefix
}: Asked & { readonly prefix: string }) {
  const tenant = yield* getShop(id)
  if (tenant.billingStatus === "active") return yield* new TenantNotClosed()
  const until = deletableFrom(tenant)
  if (until > dayOf(yield* Clock.currentTimeMillis, "UTC")) return yield* new TenantRetained({ until })
  if (prefix.trim().toLowerCase() !== tenant.prefix) return yield* new PrefixNotRight()
  yield* (yield* Tenants).remove({ ...tenant, version }, yield* eventOf(id, "deleted"))
  return {}
})

/** Returns a shop as shown to root. */
export const tenantRecord = Effect.fn("tenantRecord")(function* ({ id }: Pick<Asked, "id">) {
  const tenant = yield* getShop(id)
  return { tenant, deletableFrom: deletableFrom(tenant), events: yield* (yield* Tenants).events(id) }
})
