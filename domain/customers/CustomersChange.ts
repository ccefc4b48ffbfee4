import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { CustomerDraft, CustomerStatus } from "./Customer.ts"

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
