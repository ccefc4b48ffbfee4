import admin from "./en/admin.json" with { type: "json" }
import account from "./en/account.json" with { type: "json" }
import businessInformation from "./en/business-information.json" with { type: "json" }
import customers from "./en/customers.json" with { type: "json" }
import inside from "./en/inside.json" with { type: "json" }
import jobSteps from "./en/job-steps.json" with { type: "json" }
import estimate from "./en/estimate.json" with { type: "json" }
import jobRecords from "./en/job-records.json" with { type: "json" }
import dashboard from "./en/dashboard.json" with { type: "json" }
import jobsList from "./en/jobs-list.json" with { type: "json" }
import jobs from "./en/jobs.json" with { type: "json" }
import linkPayments from "./en/link-payments.json" with { type: "json" }
import messages from "./en/messages.json" with { type: "json" }
import locations from "./en/locations.json" with { type: "json" }
import payments from "./en/payments.json" with { type: "json" }
import lists from "./en/lists.json" with { type: "json" }
import pricingProfiles from "./en/pricing-profiles.json" with { type: "json" }
import productCategories from "./en/product-categories.json" with { type: "json" }
import products from "./en/products.json" with { type: "json" }
import nags from "./en/nags.json" with { type: "json" }
import vehicles from "./en/vehicles.json" with { type: "json" }
import tenants from "./en/tenants.json" with { type: "json" }
import security from "./en/security.json" with { type: "json" }
import users from "./en/users.json" with { type: "json" }
import { startEnglish } from "./startEnglish.ts"

/** Every message in English, by id. */
export const english = {
  ...startEnglish,
  ...inside,
  ...lists,
  ...account,
  ...users,
  ...security,
  ...tenants,
  ...customers,
  ...pricingProfiles,
  ...locations,
  ...productCategories,
  ...products,
  ...admin,
  ...businessInformation,
  ...estimate,
  ...jobs,
  ...jobsList,
  ...dashboard,
  ...jobRecords,
  ...payments,
  ...jobSteps,
  ...messages,
  ...linkPayments,
  ...nags,
  ...vehicles
}
