import { Schema } from "effect"
import { pageFields } from "#domain/shared/Page.ts"
import { CustomerType } from "./Customer.ts"

/** Which customers a list asks for. */
export const CustomerSearch = Schema.Struct({
  ...pageFields,
  text: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
  customerType: Schema.optionalKey(CustomerType),
  sort: Schema.optionalKey(Schema.Literals(["customerName", "customerType"])),
  descending: Schema.optionalKey(Schema.Boolean)
})
export type CustomerSearch = typeof CustomerSearch.Type
