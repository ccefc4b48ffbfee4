import { Schema } from "effect"
import { groupField } from "#domain/lists/ListGroup.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { Customer, CustomerStatus, CustomerType } from "./Customer.ts"

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
