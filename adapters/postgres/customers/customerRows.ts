import { Schema } from "effect"
import { Customer } from "#domain/customers/Customer.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"

// What was kept was right by the rules of its day: those of today are asked of what is typed.
const decode = Schema.decodeUnknownSync(Customer, { disableChecks: true })
const encode = Schema.encodeSync(Customer)

/** A customer's columns in the domain's words. */
export const customerColumns = `
  id, version, is_business as "isBusiness", customer_name as "customerName", first_name as "firstName", last_name as "lastName",
  customer_type as "customerType", pricing_profile_id as "pricingProfileId", phone_numbers as "phoneNumbers", email_address as "emailAddress", language,
  billing_address as "billingAddress", shipping_address as "shippingAddress", tax_exempt_no as "taxExemptNo",
  coalesce(tax_exempt_expiration_date::text, '') as "taxExemptExpirationDate", payment_terms as "paymentTerms",
  external_accounting_id as "externalAccountingId", edi_insurance_id as "ediInsuranceId", tpa_id as "tpaId", sales_representative as "salesRepresentative"`

/** A customer from those columns. */
export const toCustomer = (row: unknown): Customer => decode(row)

/** A customer's row, with what lists sort and search by. */
export const toCustomerRow = (customer: Customer, tenantId: string) => ({
  ...encode(customer),
  tenantId,
  taxExemptExpirationDate: customer.taxExemptExpirationDate === "" ? null : customer.taxExemptExpirationDate,
  sortName: customer.customerName.toLowerCase(),
  searchText: [
    customer.customerName,
    customer.firstName,
    customer.lastName,
    customer.emailAddress,
    ...customer.phoneNumbers.map(({ phoneNumber }) => phoneDigits(phoneNumber))
  ]
    .join(" ")
    .toLowerCase()
})
