import { Effect, Schema } from "effect"
import { groupField } from "#domain/lists/ListGroup.ts"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import { addressFields, regionFitsCountry } from "#domain/shared/Address.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { OptionalEmailAddress } from "#domain/shared/EmailAddress.ts"
import { field, oneValue } from "#domain/shared/field.ts"
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

/** Whether new jobs may be made for a customer. */
export const CustomerStatus = Schema.Literals(["active", "inactive"])
export type CustomerStatus = typeof CustomerStatus.Type

export const AddressType = Schema.Literals(["residential", "commercial", "other"])

/** An address of a customer: an address and what kind of place it is (spec §3). */
export const CustomerAddress = oneValue(
  Schema.Struct({
    ...addressFields,
    addressType: field(AddressType, "What stands at the address.")
  }).check(regionFitsCountry)
)
export type CustomerAddress = typeof CustomerAddress.Type

/**
 * What a user may type about a customer, spec §3. Addresses may be left open (null): a caller is quoted before they are
 * asked where they live.
 */
export const CustomerDraft = Schema.Struct({
  isBusiness: field(Schema.Boolean, "A business, not a person."),
  customerName: field(requiredText(120), "The name on papers and in lists.", "Ada Moreno"),
  firstName: field(plainText(60), "First name of a person, or of whom to ask for at a business.", "Ada"),
  lastName: field(plainText(60), "Last name of the same.", "Moreno"),
  customerType: field(CustomerType, "What kind of customer it is."),
  pricingProfileId: field(
    Schema.NullOr(PricingProfileId),
    "The pricing profile that prices follow; null for the standard one.",
    null
  ),
  phoneNumbers: field(
    Schema.Array(PhoneEntry).check(Schema.isMinLength(1, { message: "required" }), maxLength(10, "tooMany:10")),
    "Phone numbers, the first to be called first."
  ),
  emailAddress: field(OptionalEmailAddress, "E-mail address.", "ada@example.com"),
  /** In which papers and messages are written to them, spec §1. */
  language: field(DocumentLanguage, "The language of the customer's papers and messages."),
  billingAddress: field(Schema.NullOr(CustomerAddress), "Where invoices go; null where unknown."),
  shippingAddress: field(
    Schema.NullOr(CustomerAddress),
    "Where the vehicle stands, for mobile work; null where unknown.",
    null
  ),
  taxExemptNo: field(plainText(40), "Number of the tax exemption, empty without one.", ""),
  taxExemptExpirationDate: field(OptionalDay, "Last day of the exemption, empty without one.", ""),
  paymentTerms: field(PaymentTerms, "When the customer pays."),
  externalAccountingId: field(plainText(60), "Their id in the shop's accounting program.", "4471"),
  ediInsuranceId: field(plainText(30), "The insurer's id for EDI invoices.", "SAG01"),
  tpaId: field(plainText(30), "The id at the claims administrator.", "TPA-7"),
  salesRepresentative: field(plainText(120), "Who looks after them.", "Bea Ortiz"),
  status: field(CustomerStatus, "Whether new jobs may be made for them; active where nothing is said.").pipe(
    Schema.withConstructorDefault(Effect.succeed("active" as const)),
    Schema.withDecodingDefaultKey(Effect.succeed("active" as const))
  )
})
export type CustomerDraft = typeof CustomerDraft.Type

/** Who buys or who pays. `version` grows with every save. */
export class Customer extends Schema.Class<Customer>("Customer")({
  id: field(CustomerId, "The customer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  ...CustomerDraft.fields
}) {}

export class CustomerNotFound extends Schema.TaggedError<CustomerNotFound>()(
  "CustomerNotFound",
  {
    id: field(CustomerId, "The customer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  },
  { httpApiStatus: 404 }
) {}

/** Somebody saved the customer after it was opened; `current` is what stands now. */
export class CustomerChanged extends Schema.TaggedError<CustomerChanged>()(
  "CustomerChanged",
  {
    current: field(Customer, "What stands now."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}

/** A customer's tax exemption is not for this person to change: who keeps the books does (Z4). */
export class TaxExemptionKept extends Schema.TaggedError<TaxExemptionKept>()(
  "TaxExemptionKept",
  {},
  { httpApiStatus: 403 }
) {}

/** Whether the exemption holds on a day: a number, and no expiry before it. Days as `2026-11-21`. */
export const isTaxExempt = (
  customer: Pick<CustomerDraft, "taxExemptNo" | "taxExemptExpirationDate">,
  day: string
): boolean =>
  customer.taxExemptNo.trim() !== "" &&
  (customer.taxExemptExpirationDate === "" || customer.taxExemptExpirationDate >= day)

/** By what customers stand together. */
export const CustomerGrouping = Schema.Literals(["customerType", "salesRepresentative"])
export type CustomerGrouping = typeof CustomerGrouping.Type

/** A customer as a list shows them. */
export const ListedCustomer = Schema.Struct({ ...Customer.fields, ...groupField })
export type ListedCustomer = typeof ListedCustomer.Type

/** Which customers a list asks for. */
export const CustomerSearch = Schema.Struct({
  ...pageFields,
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "What to look for, anywhere in names, numbers and e-mail addresses; one or two letters at the beginnings of words.",
    "moreno"
  ),
  customerType: field(Schema.optionalKey(CustomerType), "What kind of customer it is."),
  status: field(Schema.optionalKey(CustomerStatus), "Only those that stand so."),
  group: field(Schema.optionalKey(CustomerGrouping), "The column to group by."),
  sort: field(Schema.optionalKey(Schema.Literals(["customerName", "customerType"])), "The column to sort by."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort downwards.")
})
export type CustomerSearch = typeof CustomerSearch.Type

const { customerType, paymentTerms, pricingProfileId, salesRepresentative } = CustomerDraft.fields

/** What may be changed of many customers at once; what is not named stays. */
export const CustomersChange = Schema.Struct({
  customerType: field(Schema.optionalKey(customerType), "What kind of customer it is."),
  paymentTerms: field(Schema.optionalKey(paymentTerms), "When the customer pays."),
  pricingProfileId: field(
    Schema.optionalKey(pricingProfileId),
    "The pricing profile that prices follow; null for the standard one.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  salesRepresentative: field(Schema.optionalKey(salesRepresentative), "Who looks after them.", "Bea Ortiz"),
  status: field(Schema.optionalKey(CustomerStatus), "Whether new jobs may be made for them.")
}).check(Schema.makeFilter((change: object) => Object.keys(change).length > 0 || "required"))
export type CustomersChange = typeof CustomersChange.Type
