import { Schema } from "effect"
import { type Customer, CustomerDraft } from "#domain/customers/Customer.ts"
import { getCustomer, listCustomers, postCustomer, putCustomer } from "#domain/customers/customersApi.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"

/** Customers as records with a form. New customers default to the given language. */
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

export type CustomerValues = typeof CustomerDraft.Encoded

/** Returns the form values of a saved customer, or empty ones in the given language. */
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
  salesRepresentative: "",
  status: "active"
}
