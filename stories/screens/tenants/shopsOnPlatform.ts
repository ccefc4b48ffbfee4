import { MemoryTables } from "#adapters/memory/MemoryTables.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { withSubscribedFeatures } from "#domain/tenants/plans.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { sampleTenant } from "#domain/testing/samples.ts"

const shop = (last: number, prefix: string, businessName: string, changes: Partial<Tenant>): Tenant => ({
  ...sampleTenant,
  id: TenantId.make(`00000000-0000-4000-8000-0000000001${last}`),
  tenantUniqueId: prefix,
  prefix,
  businessName,
  companyName: `${businessName} LLC`,
  emailAddress: `hello@${prefix}.example`,
  ...changes
})

/** On trial and not approved yet. */
export const waitingShop = shop(11, "riviere", "Pare-brise Rivière", {
  ...withSubscribedFeatures("freeTrial", []),
  country: "CA",
  approved: false,
  accountActive: false,
  createdOn: "2026-11-19",
  freeTrialEnds: "2026-12-19",
  lastChargeOn: "",
  lastChargeAmount: null
})

export const openShop = shop(10, "harbor", "Harbor Glass Co.", {
  ...withSubscribedFeatures("basic", []),
  createdOn: "2026-04-25"
})

/** Closed long enough ago to be deleted. */
export const closedShop = shop(12, "bayou", "Bayou Windshield Repair", {
  ...withSubscribedFeatures("payPerLookup", []),
  billingStatus: "closed",
  closedOn: "2026-09-08",
  accountActive: false,
  createdOn: "2025-09-27"
})

const shops = [openShop, waitingShop, closedShop]

/** Four shops in addition to the platform itself: one awaits approval, one is closed. */
export const shopsOnPlatform = MemoryTables.useSync(({ tenants }) => {
  for (const one of shops) tenants.set(one.id, one)
})
