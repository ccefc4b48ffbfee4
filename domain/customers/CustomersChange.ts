import { Schema } from "effect"
import { CustomerDraft } from "./Customer.ts"

const { customerType, paymentTerms, pricingProfileId, salesRepresentative } = CustomerDraft.fields

/** What may be changed of many customers at once; what is not named stays. */
export const CustomersChange = Schema.Struct({
  customerType: Schema.optionalKey(customerType),
  paymentTerms: Schema.optionalKey(paymentTerms),
  pricingProfileId: Schema.optionalKey(pricingProfileId),
  salesRepresentative: Schema.optionalKey(salesRepresentative)
}).check(Schema.makeFilter((change: object) => Object.keys(change).length > 0 || "required"))
export type CustomersChange = typeof CustomersChange.Type
