import customers from "./fr/customers.json" with { type: "json" }
import jobs from "./fr/jobs.json" with { type: "json" }
import pricingProfiles from "./fr/pricing-profiles.json" with { type: "json" }
import session from "./fr/session.json" with { type: "json" }
import shared from "./fr/shared.json" with { type: "json" }
import shell from "./fr/shell.json" with { type: "json" }

/** Every message in French, by id. */
export const french = { ...shared, ...shell, ...session, ...customers, ...pricingProfiles, ...jobs }
