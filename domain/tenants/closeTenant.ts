import { Clock, Effect, Schema } from "effect"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { Day, dayOf, daysAfter } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { eventOf } from "./PlatformEvent.ts"
import { openShop } from "./openShop.ts"
import type { Tenant } from "./Tenant.ts"
import { Tenants } from "./Tenants.ts"

/** For how many days a closed account is kept at least: until then it can only be restored. */
export const keptAfterClosing = 30

/**
 * The first day on which a closed shop may be deleted, counted from when it was opened where nobody knows when it was
 * closed; "" while it is open.
 */
export const deletableFrom = ({
  billingStatus,
  closedOn,
  createdOn
}: Pick<Tenant, "billingStatus" | "closedOn" | "createdOn">): string =>
  billingStatus === "active" ? "" : daysAfter(closedOn || createdOn, keptAfterClosing)

/** Only a closed account is deleted. */
export class TenantNotClosed extends Schema.TaggedError<TenantNotClosed>()(
  "TenantNotClosed",
  {},
  { httpApiStatus: 409 }
) {}

/** A closed account is kept for a while first. */
export class TenantRetained extends Schema.TaggedError<TenantRetained>()(
  "TenantRetained",
  {
    until: field(Day, "The first day on which it may be deleted.", "2026-12-22")
  },
  { httpApiStatus: 409 }
) {}

/** What was typed to confirm is not the shop's prefix. */
export class PrefixNotRight extends Schema.TaggedError<PrefixNotRight>()(
  "PrefixNotRight",
  {},
  { httpApiStatus: 422 }
) {}

interface Asked {
  readonly id: TenantId
  readonly version: number
}

/** Closes a shop's account (spec §4): its people are locked out, everything it has is kept as it is. */
export const closeTenant = Effect.fn("closeTenant")(function* ({ id, version }: Asked) {
  const tenant = yield* openShop(id)
  if (tenant.billingStatus === "closed") return tenant
  const closedOn = dayOf(yield* Clock.currentTimeMillis, "UTC")
  return yield* (yield* Tenants).save(
    { ...tenant, version, billingStatus: "closed", closedOn, accountActive: false },
    yield* eventOf(id, "closed")
  )
})

/** Opens a closed account again: all of it is as it was. One that is not approved stays shut out. */
export const restoreTenant = Effect.fn("restoreTenant")(function* ({ id, version }: Asked) {
  const tenant = yield* openShop(id)
  if (tenant.billingStatus === "active") return tenant
  return yield* (yield* Tenants).save(
    { ...tenant, version, billingStatus: "active", closedOn: "", accountActive: tenant.approved },
    yield* eventOf(id, "restored")
  )
})

/**
 * Deletes a closed shop for good once it was kept long enough, when its prefix was typed to confirm. Nobody finds it
 * from now on; its rows and files are removed behind the call. What is noted of it names who did it and the shop's id,
 * nothing else.
 */
export const deleteTenant = Effect.fn("deleteTenant")(function* ({
  id,
  version,
  prefix
}: Asked & { readonly prefix: string }) {
  const tenant = yield* openShop(id)
  if (tenant.billingStatus === "active") return yield* new TenantNotClosed()
  const until = deletableFrom(tenant)
  if (until > dayOf(yield* Clock.currentTimeMillis, "UTC")) return yield* new TenantRetained({ until })
  if (prefix.trim().toLowerCase() !== tenant.prefix) return yield* new PrefixNotRight()
  yield* (yield* Tenants).remove({ ...tenant, version }, yield* eventOf(id, "deleted"))
  return {}
})

/** A shop as root's record shows it. */
export const tenantRecord = Effect.fn("tenantRecord")(function* ({ id }: Pick<Asked, "id">) {
  const tenant = yield* openShop(id)
  return { tenant, deletableFrom: deletableFrom(tenant), events: yield* (yield* Tenants).events(id) }
})
