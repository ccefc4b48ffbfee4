import admin from "./fr/admin.json" with { type: "json" }
import account from "./fr/account.json" with { type: "json" }
import businessInformation from "./fr/business-information.json" with { type: "json" }
import customers from "./fr/customers.json" with { type: "json" }
import inside from "./fr/inside.json" with { type: "json" }
import jobSteps from "./fr/job-steps.json" with { type: "json" }
import estimate from "./fr/estimate.json" with { type: "json" }
import jobRecords from "./fr/job-records.json" with { type: "json" }
import dashboard from "./fr/dashboard.json" with { type: "json" }
import jobsList from "./fr/jobs-list.json" with { type: "json" }
import jobs from "./fr/jobs.json" with { type: "json" }
import linkPayments from "./fr/link-payments.json" with { type: "json" }
import messages from "./fr/messages.json" with { type: "json" }
import locations from "./fr/locations.json" with { type: "json" }
import payments from "./fr/payments.json" with { type: "json" }
import lists from "./fr/lists.json" with { type: "json" }
import pricingProfiles from "./fr/pricing-profiles.json" with { type: "json" }
import productCategories from "./fr/product-categories.json" with { type: "json" }
import products from "./fr/products.json" with { type: "json" }
import nags from "./fr/nags.json" with { type: "json" }
import vehicles from "./fr/vehicles.json" with { type: "json" }
import tenants from "./fr/tenants.json" with { type: "json" }
import security from "./fr/security.json" with { type: "json" }
import users from "./fr/users.json" with { type: "json" }
import { startFrench } from "./startFrench.ts"

/** Every message in French, by id. */
export const french = {
  ...startFrench,
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
