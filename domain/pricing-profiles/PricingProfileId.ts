import { Schema } from "effect"

/** The id of a pricing profile, for code that references one without its prices: customers, jobs, the public page. */
export const PricingProfileId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("PricingProfileId"))
export type PricingProfileId = typeof PricingProfileId.Type
