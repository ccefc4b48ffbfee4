import { Schema } from "effect"
import { groupField } from "#domain/list-views/ListGroup.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { Customer, CustomerType } from "./Customer.ts"

/** By what customers stand together. */
export const CustomerGrouping = Schema.Literals(["customerType", "salesRepresentative"])
export type CustomerGrouping = typeof CustomerGrouping.Type

/** A customer as a list shows them. */
export const ListedCustomer = Schema.Struct({ ...Customer.fields, ...groupField })
export type ListedCustomer = typeof ListedCustomer.Type

/** Which customers a list asks for. */
export const CustomerSearch = Schema.Struct({
  ...pageFields,
  text: Schema.optionalKey(Schema.String.check(maxLength(100))),
  customerType: Schema.optionalKey(CustomerType),
  group: Schema.optionalKey(CustomerGrouping),
  sort: Schema.optionalKey(Schema.Literals(["customerName", "customerType"])),
  descending: Schema.optionalKey(Schema.Boolean)
})
export type CustomerSearch = typeof CustomerSearch.Type
