import { Tenant, type TenantSearch } from "#domain/tenants/Tenant.ts"
import { fieldsIn, selected } from "../columns.ts"
import type { ListQuery } from "../ListQuery.ts"
import { TenantRow } from "./TenantRow.ts"

const columnOf = {
  businessName: 'lower(business_name) collate "und-x-icu"',
  prefix: 'prefix collate "und-x-icu"',
  createdOn: "created_on"
} as const

/** Query for the shops in the platform's list. The platform's own entry, which has no prefix, is not a shop. */
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

/** Must match the index `tenant_contains`. */
const searchedText = "lower(prefix || ' ' || business_name || ' ' || company_name || ' ' || email_address)"

/** Select list for a shop, with domain field names. */
const tenantColumns = selected(TenantRow, fieldsIn(TenantRow, Tenant.fields))
