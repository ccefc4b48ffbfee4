import { Tenant, type TenantSearch } from "#domain/tenants/Tenant.ts"
import { fieldsIn, selected } from "../columns.ts"
import type { ListQuery } from "../ListQuery.ts"
import { TenantRow } from "./TenantRow.ts"

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
const tenantColumns = selected(TenantRow, fieldsIn(TenantRow, Tenant.fields))
