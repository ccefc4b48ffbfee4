import admin from "./en/admin.json" with { type: "json" }
import account from "./en/account.json" with { type: "json" }
import customers from "./en/customers.json" with { type: "json" }
import jobs from "./en/jobs.json" with { type: "json" }
import locations from "./en/locations.json" with { type: "json" }
import passwordReset from "./en/password-reset.json" with { type: "json" }
import lists from "./en/lists.json" with { type: "json" }
import pricingProfiles from "./en/pricing-profiles.json" with { type: "json" }
import productCategories from "./en/product-categories.json" with { type: "json" }
import products from "./en/products.json" with { type: "json" }
import session from "./en/session.json" with { type: "json" }
import shared from "./en/shared.json" with { type: "json" }
import shell from "./en/shell.json" with { type: "json" }
import tenants from "./en/tenants.json" with { type: "json" }
import users from "./en/users.json" with { type: "json" }

/** Every message in English, by id. */
export const english = { ...shared, ...lists, ...shell, ...session, ...passwordReset, ...account, ...users, ...tenants, ...customers, ...pricingProfiles, ...locations, ...productCategories, ...products, ...admin, ...jobs }
