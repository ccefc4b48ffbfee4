import { Schema } from "effect"
import { access, privacyAccess } from "#domain/access/accessTable.ts"
import { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { Customer, CustomerChanged, CustomerId, CustomerNotFound } from "./Customer.ts"
import { listCustomers } from "./customersApi.ts"

const accessRule = access["/customers"]

/** The customer has jobs and cannot be deleted, only made inactive or merged. */
export class CustomerInUse extends Schema.TaggedError<CustomerInUse>()(
  "CustomerInUse",
  { jobs: field(Schema.Int, "Number of jobs the customer has.", 3) },
  { httpApiStatus: 409 }
) {}

/** The customer still has open or unsettled jobs, for which the shop needs their details. */
export class CustomerNeeded extends Schema.TaggedError<CustomerNeeded>()(
  "CustomerNeeded",
  { jobs: field(Schema.Int, "Number of work orders and unsettled invoices the customer has.", 1) },
  { httpApiStatus: 409 }
) {}

/** A customer cannot be merged into itself. */
export class SameCustomer extends Schema.TaggedError<SameCustomer>()("SameCustomer", {}, { httpApiStatus: 422 }) {}

export const deleteCustomer = endpoint({
  name: "deleteCustomer",
  summary: "Deletes a customer who has no jobs. `undoId` can be used to undo this for 24 hours.",
  method: "DELETE",
  path: "/customers/:id",
  access: accessRule,
  input: Schema.Struct({ id: field(CustomerId, "Unique customer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Schema.Struct({
    undoId: field(
      BulkRunId,
      "Run id with which the deletion can be undone for 24 hours.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  failures: [CustomerNotFound, CustomerInUse]
})

export const postCustomersDelete = bulkEndpoint({
  name: "postCustomersDelete",
  summary: "Deletes many customers; those who have jobs are refused individually.",
  path: "/customers/bulk-delete",
  list: listCustomers,
  id: CustomerId,
  change: Schema.Struct({})
})

export const postCustomerMerge = endpoint({
  name: "postCustomerMerge",
  summary:
    "Merges a customer into another, which receives the jobs and any missing contact details. `undoId` can be used to undo this for 24 hours.",
  method: "POST",
  path: "/customers/:id/merge",
  access: accessRule,
  input: Schema.Struct({
    id: field(CustomerId, "Customer to merge, deleted afterwards.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    into: field(CustomerId, "Customer to merge into.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f51")
  }),
  output: Schema.Struct({
    undoId: field(
      BulkRunId,
      "Run id with which the merge can be undone for 24 hours.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  failures: [CustomerNotFound, CustomerChanged, CustomerInUse, SameCustomer]
})

export const postCustomerAnonymize = endpoint({
  name: "postCustomerAnonymize",
  summary:
    "Permanently removes a customer's personal data at their request. While the books require it, their invoices still print as issued.",
  method: "POST",
  path: "/customers/:id/anonymize",
  access: privacyAccess,
  input: Schema.Struct({
    id: field(CustomerId, "Unique customer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: versionField
  }),
  output: Customer,
  failures: [CustomerNotFound, CustomerChanged, CustomerNeeded]
})
