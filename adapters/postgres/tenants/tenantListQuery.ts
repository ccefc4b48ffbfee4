import type { TenantSearch } from "#domain/tenants/TenantSearch.ts"
import type { ListQuery } from "../ListQuery.ts"

const columnOf = {
  businessName: 'lower(business_name) collate "und-x-icu"',
  prefix: 'prefix collate "und-x-icu"',
  createdOn: "created_on"
} as const

/** The shops as the platform's list asks for them; the platform's own entry, which has no prefix, is no shop. */
export const tenantListQuery = ({
  text = "",
  edition,
  billingStatus,
  approved,
  sort = "businessName",
  descending = false
}: TenantSearch): ListQuery => {
  const sought = text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")
  return {
    table: "tenant",
    id: "tenant.id",
    select: tenantColumns,
    where: [
      { sql: "prefix <> '' and deleted_at is null", values: [] },
      ...(sought === "" ? [] : [{ sql: `${searchedText} like ?`, values: [`%${sought}%`] }]),
      ...(edition === undefined ? [] : [{ sql: "edition = ?", values: [edition] }]),
      ...(billingStatus === undefined ? [] : [{ sql: "billing_status = ?", values: [billingStatus] }]),
      ...(approved === undefined ? [] : [{ sql: "approved = ?", values: [approved] }])
    ],
    order: { keys: [columnOf[sort], "tenant.id"], descending },
    isServed: sought === "" && (edition ?? billingStatus ?? approved) === undefined
  }
}

/** As the index `tenant_contains` has it. */
const searchedText = "lower(prefix || ' ' || business_name || ' ' || company_name || ' ' || email_address)"

/** A shop's columns in the domain's words. */
export const tenantColumns = `
  id, version, tenant_unique_id as "tenantUniqueId", prefix, business_name as "businessName", company_name as "companyName", country,
  phone_number as "phoneNumber", email_address as "emailAddress", website, address, federal_tax_id as "federalTaxId", language, logo, edition,
  add_ons as "addOns", features, created_on::text as "createdOn", coalesce(free_trial_ends::text, '') as "freeTrialEnds",
  billing_status as "billingStatus", coalesce(closed_on::text, '') as "closedOn", coalesce(last_charge_on::text, '') as "lastChargeOn", last_charge_amount::float8 as "lastChargeAmount",
  approved, account_active as "accountActive"`
