import customers from "./es/customers.json" with { type: "json" }
import jobs from "./es/jobs.json" with { type: "json" }
import pricingProfiles from "./es/pricing-profiles.json" with { type: "json" }
import session from "./es/session.json" with { type: "json" }
import shared from "./es/shared.json" with { type: "json" }
import shell from "./es/shell.json" with { type: "json" }

/** Every message in Spanish, by id. */
export const spanish = { ...shared, ...shell, ...session, ...customers, ...pricingProfiles, ...jobs }
