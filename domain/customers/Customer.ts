import { Effect, Schema } from "effect"
import { groupField } from "#domain/lists/ListGroup.ts"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import { addressFields, regionFitsCountry } from "#domain/shared/Address.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { OptionalEmailAddress } from "#domain/shared/EmailAddress.ts"
import { field, atomic } from "#domain/shared/field.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { PhoneEntry } from "#domain/shared/PhoneNumber.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"

export const CustomerId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("CustomerId"))
export type CustomerId = typeof CustomerId.Type

/** Spec §3 customer types. */
export const CustomerType = Schema.Literals([
  "insurance",
  "agent",
  "bodyShop",
  "fleet",
  "otherCommercial",
  "autoDealer",
  "retail",
  "government"
])
export type CustomerType = typeof CustomerType.Type

/** Spec §3 payment terms. */
export const PaymentTerms = Schema.Literals(["Net 30", "Net 60", "Net 90", "Cash", "COD"])
export type PaymentTerms = typeof PaymentTerms.Type

/** Whether new jobs can be created for a customer. */
export const CustomerStatus = Schema.Literals(["active", "inactive"])
export type CustomerStatus = typeof CustomerStatus.Type

export const AddressType = Schema.Literals(["residential", "commercial", "other"])

/** A customer's address with its type (spec §3). */
export const CustomerAddress = atomic(
  Schema.Struct({
    ...addressFields,
    addressType: field(AddressType, "Type of address.")
  }).check(regionFitsCountry)
)
export type CustomerAddress = typeof CustomerAddress.Type

/**
 * The editable fields of a customer, spec §3. Addresses may be null, because callers get a quote before they are asked
 * where they live.
 */
export const CustomerDraft = Schema.Struct({
  isBusiness: field(Schema.Boolean, "Whether the customer is a business rather than a person."),
  customerName: field(requiredText(120), "Name shown on documents and in lists.", "Ada Moreno"),
  firstName: field(plainText(60), "First name of the person, or of the contact at a business.", "Ada"),
  lastName: field(plainText(60), "Last name of the person, or of the contact at a business.", "Moreno"),
  customerType: field(CustomerType, "Type of customer."),
  pricingProfileId: field(
    Schema.NullOr(PricingProfileId),
    "Pricing profile that applies to the customer; null for the standard profile.",
    null
  ),
  phoneNumbers: field(
    Schema.Array(PhoneEntry).check(Schema.isMinLength(1, { message: "required" }), maxLength(10, "tooMany:10")),
    "Phone numbers, in the order to call them."
  ),
  emailAddress: field(OptionalEmailAddress, "Email address.", "ada@example.com"),
  /** The language of documents and messages sent to them, spec §1. */
  language: field(DocumentLanguage, "Language of the customer's documents and messages."),
  billingAddress: field(Schema.NullOr(CustomerAddress), "Billing address; null if unknown."),
  shippingAddress: field(
    Schema.NullOr(CustomerAddress),
    "Location of the vehicle for mobile work; null if unknown.",
    null
  ),
  taxExemptNo: field(plainText(40), "Tax exemption number; empty if none.", ""),
  taxExemptExpirationDate: field(OptionalDay, "Last day of the tax exemption; empty if none.", ""),
  paymentTerms: field(PaymentTerms, "Payment terms."),
  externalAccountingId: field(plainText(60), "Customer id in the shop's accounting software.", "4471"),
  ediInsuranceId: field(plainText(30), "Insurer id for EDI invoices.", "SAG01"),
  tpaId: field(plainText(30), "Id at the third-party claims administrator.", "TPA-7"),
  salesRepresentative: field(plainText(120), "Sales representative responsible for the customer.", "Bea Ortiz"),
  status: field(CustomerStatus, "Whether new jobs can be created for the customer; defaults to active.").pipe(
    Schema.withConstructorDefault(Effect.succeed("active" as const)),
    Schema.withDecodingDefaultKey(Effect.succeed("active" as const))
  )
})
export type CustomerDraft = typeof CustomerDraft.Type

/** A customer: the buyer or payer of a job. `version` is incremented on every save. */
export class Customer extends Schema.Class<Customer>("Customer")({
  id: field(CustomerId, "Unique customer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...CustomerDraft.fields
}) {}

export class CustomerNotFound extends Schema.TaggedError<CustomerNotFound>()(
  "CustomerNotFound",
  {
    id: field(CustomerId, "Unique customer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** The customer was saved by someone else after it was loaded; `current` is the current version. */
export class CustomerChanged extends Schema.TaggedError<CustomerChanged>()(
  "CustomerChanged",
  {
    current: field(Customer, "Current version of the customer."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}

/** The current user may not change a customer's tax exemption; only bookkeeping staff may (Z4). */
export class TaxExemptionKept extends Schema.TaggedError<TaxExemptionKept>()(
  "TaxExemptionKept",
  {},
  { httpApiStatus: 403 }
) {}

/**
 * Returns whether the customer is tax-exempt on a day (formatted as `2026-11-21`): an exemption number is set and has
 * not expired.
 */
export const isTaxExempt = (
  customer: Pick<CustomerDraft, "taxExemptNo" | "taxExemptExpirationDate">,
  day: string
): boolean =>
  customer.taxExemptNo.trim() !== "" &&
  (customer.taxExemptExpirationDate === "" || customer.taxExemptExpirationDate >= day)

/** Fields customers can be grouped by. */
export const CustomerGrouping = Schema.Literals(["customerType", "salesRepresentative"])
export type CustomerGrouping = typeof CustomerGrouping.Type

/** A customer as shown in a list. */
export const ListedCustomer = Schema.Struct({ ...Customer.fields, ...groupField })
export type ListedCustomer = typeof ListedCustomer.Type

/** Filters for listing customers. */
export const CustomerSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "Search text, matched anywhere in names, numbers, and email addresses; one or two letters match only the beginnings of words.",
    "moreno"
  ),
  customerType: field(Schema.optionalKey(CustomerType), "Only customers of this type."),
  status: field(Schema.optionalKey(CustomerStatus), "Only customers with this status."),
  group: field(Schema.optionalKey(CustomerGrouping), "Column to group by."),
  sort: field(Schema.optionalKey(Schema.Literals(["customerName", "customerType"])), "Column to sort by."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort in descending order.")
})
export type CustomerSearch = typeof CustomerSearch.Type

const { customerType, paymentTerms, pricingProfileId, salesRepresentative } = CustomerDraft.fields

/** The fields that can be changed on many customers at once; omitted fields stay unchanged. */
export const CustomersChange = Schema.Struct({
  customerType: field(Schema.optionalKey(customerType), "Type of customer."),
  paymentTerms: field(Schema.optionalKey(paymentTerms), "Payment terms."),
  pricingProfileId: field(
    Schema.optionalKey(pricingProfileId),
    "Pricing profile that applies to the customers; null for the standard profile.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  salesRepresentative: field(
    Schema.optionalKey(salesRepresentative),
    "Sales representative responsible for the customers.",
    "Bea Ortiz"
  ),
  status: field(Schema.optionalKey(CustomerStatus), "Whether new jobs can be created for the customers.")
}).check(Schema.makeFilter((change: object) => Object.keys(change).length > 0 || "required"))
export type CustomersChange = typeof CustomersChange.Type
