import { Effect } from "effect"
import { doUndoably } from "#domain/bulk-actions/doUndoably.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { postCustomerMerge } from "#domain/customers/customerRemovalApi.ts"
import { mergeCustomers } from "./mergeCustomers.ts"

/** It stands above customers, jobs and reminders, as it gives one customer what hangs on another. */
export const customerMergeHandlers = [
  handle(postCustomerMerge, ({ id, into }) =>
    Effect.map(doUndoably(mergeCustomers, id, { into }), (undoId) => ({ undoId }))
  )
]
