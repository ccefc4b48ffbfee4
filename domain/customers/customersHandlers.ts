import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { changeCustomer } from "./changeCustomer.ts"
import { changeCustomers } from "./changeCustomers.ts"
import { createCustomer } from "./createCustomer.ts"
import { Customers } from "./Customers.ts"
import { getCustomer, listCustomers, postCustomer, postCustomersChange, putCustomer } from "./customersApi.ts"

export const customersHandlers = [
  handle(listCustomers, (search) => Customers.use((customers) => customers.list(search))),
  handle(getCustomer, ({ id }) => Customers.use((customers) => customers.get(id))),
  handle(postCustomer, createCustomer),
  handle(putCustomer, changeCustomer),
  handle(postCustomersChange, startBulk(changeCustomers))
]
