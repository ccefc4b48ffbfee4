import { defineEntity, p } from "@mikro-orm/postgresql"
import { Schema } from "effect"
import { Customer, type CustomerAddress } from "#domain/customers/Customer.ts"
import type { IssuedTo } from "#domain/customers/PersonalData.ts"
import type { PhoneEntry } from "#domain/shared/PhoneNumber.ts"
import type { StoredSave } from "#domain/shared/RecordSave.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { DayColumn, fieldsIn, selected } from "../columns.ts"
import { PricingProfileRow } from "../pricing-profiles/PricingProfileRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantPolicy } from "../tenantPolicy.ts"
import { decodeStored } from "../storedJson.ts"

const CustomerSchema = defineEntity({
  name: "CustomerRow",
  tableName: "customer",
  ...tenantPolicy,
  indexes: [
    { name: "customer_by_name", properties: ["tenantId", "sortName", "id"] },
    { name: "customer_by_type", properties: ["tenantId", "customerType", "sortName", "id"] },
    { name: "customer_by_sales_representative", properties: ["tenantId", "salesRepresentative", "sortName", "id"] },
    { name: "customer_by_status", properties: ["tenantId", "status", "sortName", "id"] },
    { name: "customer_by_profile", properties: ["tenantId", "pricingProfileId"] },
    {
      name: "customer_contains",
      expression: "CREATE INDEX customer_contains ON public.customer USING gin (tenant_id, search_text gin_trgm_ops)"
    },
    {
      name: "customer_other_word_starts",
      expression:
        "CREATE INDEX customer_other_word_starts ON public.customer USING gin (tenant_id, other_word_starts(search_text)) WHERE (search_text ~ '(?<![^ ''._@/+,#&()\\n-])[^a-z0-9 \\n]'::text)"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    /** Recent saves: who saved which fields, newest first. */
    saves: p
      .json<ReadonlyArray<StoredSave>>()
      .default("[]")
      .onCreate(() => []),
    isBusiness: p.boolean(),
    customerName: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    customerType: p.text(),
    pricingProfileId: p.uuid().nullable(),
    phoneNumbers: p.json<ReadonlyArray<PhoneEntry>>(),
    emailAddress: p.text(),
    language: p.text().default("en"),
    billingAddress: p.json<CustomerAddress | null>().nullable(),
    shippingAddress: p.json<CustomerAddress | null>().nullable(),
    taxExemptNo: p.text(),
    taxExemptExpirationDate: p.type(DayColumn).$type<string>().nullable(),
    paymentTerms: p.text(),
    externalAccountingId: p.text(),
    ediInsuranceId: p.text(),
    tpaId: p.text(),
    salesRepresentative: p.text(),
    status: p.text().default("active"),
    /**
     * The customer their invoices were issued to, if their personal data was removed, until the books no longer need
     * it.
     */
    issuedTo: p.json<IssuedTo>().nullable(),
    issuedUntil: p.type(DayColumn).$type<string>().nullable(),
    /** Name in lower case, for sorting. */
    sortName: p.text().collation("und-x-icu"),
    /** Name, email and phone digits in lower case, for substring search. */
    searchText: p.text(),
    pricingProfile: () =>
      belongsTo(PricingProfileRow, {
        columns: ["tenant_id", "pricing_profile_id"],
        key: "customer_pricing_profile_id",
        onDelete: "restrict"
      })
  }
})

export class CustomerRow extends CustomerSchema.class {}
CustomerSchema.setClass(CustomerRow)

// Stored data was valid under the rules of its time. Today's rules apply to input only.
const decode = decodeStored(Customer, { disableChecks: true })
const encode = Schema.encodeSync(Customer)

/** Select list for a customer, with domain field names. */
export const customerColumns = selected(CustomerRow, fieldsIn(CustomerRow, Customer.fields))

/** Decodes a customer from these columns. */
export const toCustomer = (row: object): Customer => decode(row)

/** Returns a customer's row, including the columns that lists sort and search by. */
export const toCustomerRow = (customer: Customer, tenantId: string) => ({
  ...encode(customer),
  tenantId,
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
