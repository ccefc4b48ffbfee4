import { Schema } from "effect"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/access/accessTable.ts"
import { PricingProfileNotFound } from "#domain/pricing-profiles/PricingProfile.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { field } from "#domain/shared/field.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import {
  Customer,
  CustomerChanged,
  CustomerDraft,
  CustomerId,
  CustomerNotFound,
  CustomerSearch,
  CustomersChange,
  ListedCustomer,
  TaxExemptionKept
} from "./Customer.ts"

const accessRule = access["/customers"]

export const listCustomers = endpoint({
  name: "listCustomers",
  summary: "Returns a page of the shop's customers, sorted by name by default.",
  method: "GET",
  path: "/customers",
  access: accessRule,
  list: "customers",
  input: CustomerSearch,
  output: pageOf(ListedCustomer),
  failures: [CursorInvalid]
})

export const getCustomer = endpoint({
  name: "getCustomer",
  summary: "Returns a customer.",
  method: "GET",
  path: "/customers/:id",
  access: accessRule,
  input: Schema.Struct({ id: field(CustomerId, "Unique customer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Customer,
  failures: [CustomerNotFound]
})

export const postCustomer = endpoint({
  name: "postCustomer",
  summary: "Creates a customer.",
  method: "POST",
  path: "/customers",
  access: accessRule,
  input: CustomerDraft,
  output: Customer,
  failures: [PricingProfileNotFound, TaxExemptionKept]
})

export const putCustomer = endpoint({
  name: "putCustomer",
  summary: "Saves a customer as loaded at `version`; returns 409 with the current version if it has changed since.",
  method: "PUT",
  path: "/customers/:id",
  access: accessRule,
  input: Schema.Struct({
    id: field(CustomerId, "Unique customer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField,
    ...CustomerDraft.fields
  }),
  output: Customer,
  failures: [CustomerNotFound, CustomerChanged, PricingProfileNotFound, TaxExemptionKept]
})

export const postCustomersChange = bulkEndpoint({
  name: "postCustomersChange",
  summary: "Changes the type, terms, pricing profile, sales representative, or status of many customers.",
  path: "/customers/bulk-change",
  list: listCustomers,
  id: CustomerId,
  change: CustomersChange
})
