import { Clock, Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { dayOf } from "#domain/shared/Day.ts"
import { billingPeriodEnds, plans } from "#domain/tenants/plans.ts"
import { eventOf } from "#domain/tenants/PlatformEvent.ts"
import { getShop } from "#domain/tenants/getShop.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import type { PageAddOn } from "./pageAddOnApi.ts"

const ownShop = Effect.flatMap(CurrentTenant, ({ id }) => Effect.orDie(getShop(id)))

const told = Effect.fnUntraced(function* (tenant: Tenant) {
  const today = dayOf(yield* Clock.currentTimeMillis, "UTC")
  return {
    isFree: plans[tenant.edition].freeAddOns.includes("businessPages"),
    periodEnds: billingPeriodEnds(tenant, today),
    ends: tenant.pageEnds
  } satisfies PageAddOn
})

/** Returns the shop's public page subscription. */
export const getPageSubscription = Effect.flatMap(ownShop, told)

/** Retries on concurrent changes to the shop's entry, reapplying the change to the current version. */
const changing = <R>(change: Effect.Effect<Tenant, { readonly _tag: string }, R>) =>
  change.pipe(
    Effect.retry({ times: 5, while: ({ _tag }) => _tag === "TenantChanged" }),
    Effect.orDie,
    Effect.flatMap(told)
  )

/** Cancels the page (spec §4): it stays available until the end of the current billing period. */
export const cancelPage = Effect.fn("cancelPage")(function* () {
  return yield* changing(
    Effect.gen(function* () {
      const tenant = yield* ownShop
      if (tenant.pageEnds !== "") return tenant
      const pageEnds = billingPeriodEnds(tenant, dayOf(yield* Clock.currentTimeMillis, "UTC"))
      const event = yield* eventOf(tenant.id, "pageCancelled", { detail: pageEnds })
      return yield* (yield* Tenants).save({ ...tenant, pageEnds }, event)
    })
  )
})

/** Undoes the cancellation. Only callers who still have the page can do so; an ended page must be purchased again. */
export const reactivatePage = Effect.fn("reactivatePage")(function* () {
  return yield* changing(
    Effect.gen(function* () {
      const tenant = yield* ownShop
      if (tenant.pageEnds === "") return tenant
      return yield* (yield* Tenants).save({ ...tenant, pageEnds: "" }, yield* eventOf(tenant.id, "pageReactivated"))
    })
  )
})
