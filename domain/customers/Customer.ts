import { Schema } from "effect"
import { DocumentLanguage } from "#domain/documents/DocumentLanguage.ts"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfile.ts"
import { addressFields, regionFitsCountry } from "#domain/shared/Address.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { OptionalEmailAddress } from "#domain/shared/EmailAddress.ts"
import { PhoneEntry } from "#domain/shared/PhoneNumber.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"

export const CustomerId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("CustomerId"))
export type CustomerId = typeof CustomerId.Type

/** Spec §3 customer types. */
export const CustomerType = Schema.Literals([
  "insurance", "agent", "bodyShop", "fleet", "otherCommercial", "autoDealer", "retail", "government"
])
export type CustomerType = typeof CustomerType.Type

/** Spec §3 payment terms. */
export const PaymentTerms = Schema.Literals(["Net 30", "Net 60", "Net 90", "Cash", "COD"])
export type PaymentTerms = typeof PaymentTerms.Type

export const AddressType = Schema.Literals(["residential", "commercial", "other"])

/** An address of a customer: an address and what kind of place it is (spec §3). */
export const CustomerAddress = Schema.Struct({ ...addressFields, addressType: AddressType }).check(regionFitsCountry)
export type CustomerAddress = typeof CustomerAddress.Type

/** What a user may type about a customer, spec §3. Addresses may be left open (null): a caller is quoted before they are asked where they live. */
export const CustomerDraft = Schema.Struct({
  isBusiness: Schema.Boolean,
  customerName: requiredText(120),
  firstName: plainText(60),
  lastName: plainText(60),
  customerType: CustomerType,
  pricingProfileId: Schema.NullOr(PricingProfileId),
  phoneNumbers: Schema.Array(PhoneEntry).check(Schema.isMinLength(1, { message: "required" }), maxLength(10, "tooMany:10")),
  emailAddress: OptionalEmailAddress,
  /** In which papers and messages are written to them, spec §1. */
  language: DocumentLanguage,
  billingAddress: Schema.NullOr(CustomerAddress),
  shippingAddress: Schema.NullOr(CustomerAddress),
  taxExemptNo: plainText(40),
  taxExemptExpirationDate: OptionalDay,
  paymentTerms: PaymentTerms,
  externalAccountingId: plainText(60),
  ediInsuranceId: plainText(30),
  tpaId: plainText(30),
  salesRepresentative: plainText(120)
})
export type CustomerDraft = typeof CustomerDraft.Type

/** Who buys or who pays. `version` grows with every save. */
export class Customer extends Schema.Class<Customer>("Customer")({
  id: CustomerId,
  version: Schema.Int,
  ...CustomerDraft.fields
}) {}

export class CustomerNotFound extends Schema.TaggedError<CustomerNotFound>()("CustomerNotFound", {
  id: CustomerId
}, { httpApiStatus: 404 }) {}

/** Somebody saved the customer after it was opened; `current` is what stands now. */
export class CustomerChanged extends Schema.TaggedError<CustomerChanged>()("CustomerChanged", {
  current: Customer
}, { httpApiStatus: 409 }) {}

/** Whether the exemption holds on a day: a number, and no expiry before it. Days as `2026-11-21`. */
export const isTaxExempt = (customer: Pick<CustomerDraft, "taxExemptNo" | "taxExemptExpirationDate">, day: string): boolean =>
  customer.taxExemptNo.trim() !== "" && (customer.taxExemptExpirationDate === "" || customer.taxExemptExpirationDate >= day)
