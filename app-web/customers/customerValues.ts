import { Schema } from "effect"
import { type Customer, CustomerDraft } from "#domain/customers/Customer.ts"

export type CustomerValues = typeof CustomerDraft.Encoded

/** The form of a customer as kept, or an empty one in this language. */
export const customerValues = (
  customer: Customer | undefined,
  language: CustomerValues["language"]
): CustomerValues => {
  if (customer === undefined) return { ...empty, language }
  const { id: _, version: _version, ...draft } = customer
  return Schema.encodeSync(CustomerDraft)(draft)
}

const empty: Omit<CustomerValues, "language"> = {
  isBusiness: false,
  customerName: "",
  firstName: "",
  lastName: "",
  customerType: "retail",
  pricingProfileId: null,
  phoneNumbers: [{ phoneNumber: "", phoneType: "mobile" }],
  emailAddress: "",
  billingAddress: null,
  shippingAddress: null,
  taxExemptNo: "",
  taxExemptExpirationDate: "",
  paymentTerms: "COD",
  externalAccountingId: "",
  ediInsuranceId: "",
  tpaId: "",
  salesRepresentative: ""
}
