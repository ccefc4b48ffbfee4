import admin from "./es/admin.json" with { type: "json" }
import account from "./es/account.json" with { type: "json" }
import customers from "./es/customers.json" with { type: "json" }
import jobs from "./es/jobs.json" with { type: "json" }
import locations from "./es/locations.json" with { type: "json" }
import passwordReset from "./es/password-reset.json" with { type: "json" }
import lists from "./es/lists.json" with { type: "json" }
import pricingProfiles from "./es/pricing-profiles.json" with { type: "json" }
import productCategories from "./es/product-categories.json" with { type: "json" }
import products from "./es/products.json" with { type: "json" }
import session from "./es/session.json" with { type: "json" }
import shared from "./es/shared.json" with { type: "json" }
import shell from "./es/shell.json" with { type: "json" }
import tenants from "./es/tenants.json" with { type: "json" }
import users from "./es/users.json" with { type: "json" }

/** Every message in Spanish, by id. */
export const spanish = { ...shared, ...lists, ...shell, ...session, ...passwordReset, ...account, ...users, ...tenants, ...customers, ...pricingProfiles, ...locations, ...productCategories, ...products, ...admin, ...jobs }
