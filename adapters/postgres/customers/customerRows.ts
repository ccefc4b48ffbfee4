import { Schema } from "effect"
import { Customer } from "#domain/customers/Customer.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { fieldsIn, selected } from "../columns.ts"
import { CustomerRow } from "./CustomerRow.ts"
import { decodeStored } from "../storedJson.ts"

// What was kept was right by the rules of its day: those of today are asked of what is typed.
const decode = decodeStored(Customer, { disableChecks: true })
const encode = Schema.encodeSync(Customer)

/** A customer's columns in the domain's words. */
export const customerColumns = selected(CustomerRow, fieldsIn(CustomerRow, Customer.fields))

/** A customer from those columns. */
export const toCustomer = (row: object): Customer => decode(row)

/** A customer's row, with what lists sort and search by. */
export const toCustomerRow = (customer: Customer, tenantId: string) => ({
  ...encode(customer),
  tenantId,
  sortName: customer.customerName.toLowerCase(),
  searchText: [
    customer.customerName,
    customer.firstName,
    customer.lastName,
    customer.emailAddress,
    ...customer.phoneNumbers.map(({ phoneNumber }) => phoneDigits(phoneNumber))
  ]
    .join(" ")
    .toLowerCase()
})
