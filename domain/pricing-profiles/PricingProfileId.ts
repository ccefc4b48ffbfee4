import { Schema } from "effect"

/** A pricing profile's id, for what names one without its prices: customers, jobs, the public page. */
export const PricingProfileId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("PricingProfileId"))
export type PricingProfileId = typeof PricingProfileId.Type
