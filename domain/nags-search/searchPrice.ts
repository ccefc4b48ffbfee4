import type { Edition } from "#domain/tenants/Tenant.ts"

/**
 * What one NAGS search costs a shop, in cents: 1.00, as peers take for a look-up (spec §9 "extra charge per search";
 * trade 1.1).
 */
export const searchPrice = 100

/** How long the same query of a shop is free after it was charged: 24 hours in milliseconds (trade 8.24). */
export const paidFor = 24 * 3_600_000

/**
 * Whether a subscription has the NAGS search at all (spec §8 "unavailable on the current subscription, needing an
 * upgrade"): those that are charged every month do. A free trial has nothing to charge, and pay per lookup is the VIN
 * decoder alone.
 */
export const hasNagsSearch = (edition: Edition): boolean => edition === "basic" || edition === "premium"
