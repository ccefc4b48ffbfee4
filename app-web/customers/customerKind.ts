import { type Customer, CustomerDraft } from "#domain/customers/Customer.ts"
import { getCustomer, listCustomers, postCustomer, putCustomer } from "#domain/customers/customersApi.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import { customerValues } from "./customerValues.ts"

/** Customers as records with a form; new ones are written to in this language. */
export const customerKind = (language: DocumentLanguage): RecordKind<typeof CustomerDraft, Customer> => ({
  name: "customer",
  schema: CustomerDraft,
  valuesOf: (customer) => customerValues(customer, language),
  hrefOf: ({ id }) => `/customers/${id}/edit`,
  get: getCustomer,
  list: listCustomers,
  post: postCustomer,
  put: putCustomer
})
