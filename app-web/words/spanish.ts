import admin from "./es/admin.json" with { type: "json" }
import account from "./es/account.json" with { type: "json" }
import businessInformation from "./es/business-information.json" with { type: "json" }
import customers from "./es/customers.json" with { type: "json" }
import inside from "./es/inside.json" with { type: "json" }
import jobSteps from "./es/job-steps.json" with { type: "json" }
import estimate from "./es/estimate.json" with { type: "json" }
import jobRecords from "./es/job-records.json" with { type: "json" }
import dashboard from "./es/dashboard.json" with { type: "json" }
import jobsList from "./es/jobs-list.json" with { type: "json" }
import jobs from "./es/jobs.json" with { type: "json" }
import linkPayments from "./es/link-payments.json" with { type: "json" }
import messages from "./es/messages.json" with { type: "json" }
import locations from "./es/locations.json" with { type: "json" }
import payments from "./es/payments.json" with { type: "json" }
import lists from "./es/lists.json" with { type: "json" }
import pricingProfiles from "./es/pricing-profiles.json" with { type: "json" }
import productCategories from "./es/product-categories.json" with { type: "json" }
import products from "./es/products.json" with { type: "json" }
import nags from "./es/nags.json" with { type: "json" }
import vehicles from "./es/vehicles.json" with { type: "json" }
import tenants from "./es/tenants.json" with { type: "json" }
import security from "./es/security.json" with { type: "json" }
import users from "./es/users.json" with { type: "json" }
import { startSpanish } from "./startSpanish.ts"

/** Every message in Spanish, by id. */
export const spanish = {
  ...startSpanish,
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
