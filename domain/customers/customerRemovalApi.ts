import { Schema } from "effect"
import { access, shopPrivacy } from "#domain/access/accessTable.ts"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { Customer, CustomerChanged, CustomerId, CustomerNotFound } from "./Customer.ts"
import { listCustomers } from "./customersApi.ts"

const door = access["/customers"]

/** The customer has that many jobs, so they stay: they can be made inactive or merged. */
export class CustomerInUse extends Schema.TaggedError<CustomerInUse>()(
  "CustomerInUse",
  { jobs: field(Schema.Int, "How many jobs they have.", 3) },
  { httpApiStatus: 409 }
) {}

/** That many of their jobs are open or not settled: until then the shop must know who they are. */
export class CustomerNeeded extends Schema.TaggedError<CustomerNeeded>()(
  "CustomerNeeded",
  { jobs: field(Schema.Int, "How many work orders and unsettled invoices they have.", 1) },
  { httpApiStatus: 409 }
) {}

/** A customer is not merged into themselves. */
export class SameCustomer extends Schema.TaggedError<SameCustomer>()("SameCustomer", {}, { httpApiStatus: 422 }) {}

export const deleteCustomer = endpoint({
  name: "deleteCustomer",
  summary: "Deletes a customer who has no job; `undoId` takes that back for 24 hours.",
  method: "DELETE",
  path: "/customers/:id",
  access: door,
  input: Schema.Struct({ id: field(CustomerId, "The customer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Schema.Struct({
    undoId: field(BulkRunId, "By which they are put back within a day.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  failures: [CustomerNotFound, CustomerInUse]
})

export const postCustomersDelete = bulkEndpoint({
  name: "postCustomersDelete",
  summary: "Deletes many customers; those who have jobs are refused one by one.",
  path: "/customers/bulk-delete",
  list: listCustomers,
  id: CustomerId,
  change: Schema.Struct({})
})

export const postCustomerMerge = endpoint({
  name: "postCustomerMerge",
  summary:
    "Merges a customer into another, who gets the jobs and what of the contact is missing; `undoId` takes that back for 24 hours.",
  method: "POST",
  path: "/customers/:id/merge",
  access: door,
  input: Schema.Struct({
    id: field(CustomerId, "The customer who is merged and then gone.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    into: field(CustomerId, "The customer who stays.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f51")
  }),
  output: Schema.Struct({
    undoId: field(BulkRunId, "By which both are as before within a day.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  failures: [CustomerNotFound, CustomerChanged, CustomerInUse, SameCustomer]
})

export const postCustomerAnonymize = endpoint({
  name: "postCustomerAnonymize",
  summary:
    "Removes a customer's personal data for good, on their request; their invoices print as issued while the books need them.",
  method: "POST",
  path: "/customers/:id/anonymize",
  access: shopPrivacy,
  input: Schema.Struct({
    id: field(CustomerId, "The customer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField
  }),
  output: Customer,
  failures: [CustomerNotFound, CustomerChanged, CustomerNeeded]
})
