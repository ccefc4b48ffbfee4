import { Schema } from "effect"
import { type Customer, CustomerDraft } from "#domain/customers/Customer.ts"

export type CustomerValues = typeof CustomerDraft.Encoded

/** The form of a customer as kept, or an empty one. */
export const customerValues = (customer: Customer | undefined): CustomerValues => {
  if (customer === undefined) return empty
  const { id: _, version: _version, ...draft } = customer
  return Schema.encodeSync(CustomerDraft)(draft)
}

const empty: CustomerValues = {
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
