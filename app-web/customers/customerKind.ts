import { type Customer, CustomerDraft } from "#domain/customers/Customer.ts"
import { getCustomer, listCustomers, postCustomer, putCustomer } from "#domain/customers/customersApi.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import { customerValues } from "./customerValues.ts"

/** Customers as records with a form. */
export const customerKind: RecordKind<typeof CustomerDraft, Customer> = {
  name: "customer",
  schema: CustomerDraft,
  valuesOf: customerValues,
  hrefOf: ({ id }) => `/customers/${id}/edit`,
  get: getCustomer,
  list: listCustomers,
  post: postCustomer,
  put: putCustomer
}
