import { Effect, Layer, Schema } from "effect"
import { Customer, CustomerChanged, CustomerNotFound } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import type { CustomerSearch } from "#domain/customers/CustomerSearch.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"
import { Database } from "../Database.ts"
import { pageOf } from "../pageOf.ts"
import { saveVersion } from "../saveVersion.ts"
import { CustomerRow } from "./CustomerRow.ts"

export const customersPostgres = Layer.effect(
  Customers,
  Effect.gen(function*() {
    const database = yield* Database
    const get = Effect.fn("Customers.get")(function*(id: Customer["id"]) {
      const { id: tenantId } = yield* CurrentTenant
      const row = yield* database.query((em) => em.findOne(CustomerRow, { tenantId, id }))
      return row === null ? yield* new CustomerNotFound({ id }) : toCustomer(row)
    })
    return Customers.of({
      get,
      list: Effect.fn("Customers.list")(function*(search) {
        const { rows, total } = yield* database.query(async (em) => {
          const page = await pageOf(em, listQuery(search))
          return { ...page, rows: page.rows.map((row) => em.map(CustomerRow, row)) }
        })
        return { items: rows.map(toCustomer), total }
      }),
      add: Effect.fn("Customers.add")(function*(customer) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query(async (em) => {
          em.create(CustomerRow, { ...toRow(customer), tenantId })
          await em.flush()
        })
      }),
      save: Effect.fn("Customers.save")(function*(customer) {
        const { id: tenantId } = yield* CurrentTenant
        const next = new Customer({ ...customer, version: customer.version + 1 })
        const saved = yield* database.query((em) => saveVersion(em, CustomerRow, { tenantId, id: customer.id, version: customer.version }, toRow(next)))
        return saved ? next : yield* new CustomerChanged({ current: yield* get(customer.id) })
      })
    })
  })
)

const decode = Schema.decodeUnknownSync(Customer)
const encode = Schema.encodeSync(Customer)

const toCustomer = (row: CustomerRow) => decode({ ...row, taxExemptExpirationDate: row.taxExemptExpirationDate ?? "" })

const toRow = (customer: Customer) => ({
  ...encode(customer),
  sortName: customer.customerName.toLowerCase(),
  searchText: [
    customer.customerName, customer.firstName, customer.lastName, customer.emailAddress,
    ...customer.phoneNumbers.map(({ phoneNumber }) => phoneDigits(phoneNumber))
  ].join(" ").toLowerCase()
})

const listQuery = ({ text = "", customerType, sort = "customerName", descending = false, page, size }: CustomerSearch) => {
  const order = descending ? "desc" : "asc"
  return {
    select: "*",
    from: "customer",
    where: [
      ...text.trim() === "" ? [] : [{ sql: "id in (select found from find_customers(?))", values: [needle(text)] }],
      ...customerType === undefined ? [] : [{ sql: "customer_type = ?", values: [customerType] }]
    ],
    orderBy: sort === "customerType" ? `customer_type ${order}, sort_name, id` : `sort_name ${order}, id`,
    page,
    size
  }
}

/** A phone number is sought by its digits, everything else as typed. */
const needle = (text: string) => /^[\d\s().+-]{3,}$/.test(text) ? phoneDigits(text) : text.trim()
