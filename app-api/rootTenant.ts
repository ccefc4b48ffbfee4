import { rootTenantUniqueId, type Tenant } from "#domain/tenants/Tenant.ts"
import { withSubscribedFeatures } from "#domain/tenants/plans.ts"

/** The platform itself, as the tenant of root users, without the id and dates that are set when it is added. */
export const rootTenant: Omit<Tenant, "id" | "version" | "createdOn" | "freeTrialEnds" | "lastChargeOn" | "closedOn"> =
  {
    tenantUniqueId: rootTenantUniqueId,
    prefix: "",
    businessName: "Frit",
    companyName: "Frit",
    country: "US",
    phoneNumber: "",
    emailAddress: "support@example.com",
    website: "",
    address: null,
    federalTaxId: "",
    language: "en",
    logo: null,
    ...withSubscribedFeatures("premium", []),
    features: [],
    billingStatus: "active",
    lastChargeAmount: null,
    approved: true,
    accountActive: true
  }
