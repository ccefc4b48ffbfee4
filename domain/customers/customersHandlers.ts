import { Effect } from "effect"
import { doUndoably } from "#domain/bulk-actions/doUndoably.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { changeCustomer } from "./changeCustomer.ts"
import { changeCustomers } from "./changeCustomers.ts"
import { createCustomer } from "./createCustomer.ts"
import { Customers } from "./Customers.ts"
import { getCustomer, listCustomers, postCustomer, postCustomersChange, putCustomer } from "./customersApi.ts"
import { deleteCustomer, postCustomersDelete } from "./customerRemovalApi.ts"
import { deleteCustomers } from "./deleteCustomers.ts"

export const customersHandlers = [
  handle(listCustomers, (search) => Customers.use((customers) => customers.list(search))),
  handle(getCustomer, ({ id }) => Customers.use((customers) => customers.get(id))),
  handle(postCustomer, createCustomer),
  handle(putCustomer, changeCustomer),
  handle(deleteCustomer, ({ id }) => Effect.map(doUndoably(deleteCustomers, id, {}), (undoId) => ({ undoId }))),
  handle(postCustomersDelete, startBulk(deleteCustomers)),
  handle(postCustomersChange, startBulk(changeCustomers))
]
