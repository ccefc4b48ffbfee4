import customers from "./en/customers.json" with { type: "json" }
import jobs from "./en/jobs.json" with { type: "json" }
import pricingProfiles from "./en/pricing-profiles.json" with { type: "json" }
import session from "./en/session.json" with { type: "json" }
import shared from "./en/shared.json" with { type: "json" }
import shell from "./en/shell.json" with { type: "json" }

/** Every message in English, by id. */
export const english = { ...shared, ...shell, ...session, ...customers, ...pricingProfiles, ...jobs }
