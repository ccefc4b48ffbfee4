import { Effect, Layer } from "effect"
import { Customer, CustomerChanged, CustomerNotFound, type ListedCustomer } from "#domain/customers/Customer.ts"
import { CustomerInUse } from "#domain/customers/customerRemovalApi.ts"
import { Customers } from "#domain/customers/Customers.ts"
import type { ListGroup } from "#domain/lists/ListGroup.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { traced } from "#domain/shared/traced.ts"
import { batchOf } from "../batchOf.ts"
import { Database } from "../Database.ts"
import { groupedBatchOf } from "../groupedBatchOf.ts"
import { groupedPageOf } from "../groupedPageOf.ts"
import { insertRows } from "../insertRows.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { savesSinceVersion, saveWithHistory, currentSave } from "../saveVersion.ts"
import type { Row } from "../TenantTransaction.ts"
import { customerGroups, customerListQuery } from "./customerListQuery.ts"
import { customerColumns, CustomerRow, toCustomer, toCustomerRow } from "./CustomerRow.ts"

export const customersPostgres = Layer.effect(
  Customers,
  Effect.gen(function* () {
    const database = yield* Database
    const get = traced("Customers.get")(function* (id: Customer["id"]) {
      const { id: tenantId } = yield* CurrentTenant
      const [row] = yield* database.read((reading) => reading.execute(one, [tenantId, id]))
      return row === undefined ? yield* new CustomerNotFound({ id }) : toCustomer(row)
    })
    return Customers.of({
      get,
      list: traced("Customers.list")(function* (search) {
        const { group } = search
        const { rows, ...rest } = yield* cursorChecked(
          group === undefined
            ? database.read((reading) => pageOf(reading, customerListQuery(search), search))
            : database.transaction(
                database.read((reading) =>
                  groupedPageOf(reading, customerListQuery(search), customerGroups(group), search)
                )
              )
        )
        return { items: rows.map(toListed), ...rest }
      }),
      batch: traced("Customers.batch")(function* (search, after) {
        const { group } = search
        const { rows, next } = yield* group === undefined
          ? database.read((reading) => batchOf(reading, customerListQuery(search), after))
          : database.transaction(
              database.read((reading) =>
                groupedBatchOf(reading, customerListQuery(search), customerGroups(group), after)
              )
            )
        return { items: rows.map(toListed), next }
      }),
      add: traced("Customers.add")(function* (customer) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.write((writing) => insertRows(writing, CustomerRow, [toCustomerRow(customer, tenantId)]))
      }),
      save: traced("Customers.save")(function* (customer) {
        const { id: tenantId } = yield* CurrentTenant
        const next = new Customer({ ...customer, version: customer.version + 1 }, { disableChecks: true })
        const opened = { tenantId, id: customer.id, version: customer.version }
        const saving = yield* currentSave
        const saved = yield* database.query((em) =>
          saveWithHistory(em, CustomerRow, opened, toCustomerRow(next, tenantId), saving)
        )
        if (saved) return next
        const current = yield* get(customer.id)
        const told = yield* database.query((em) => savesSinceVersion(em, CustomerRow, opened))
        return yield* new CustomerChanged({ current, ...told })
      }),
      remove: traced("Customers.remove")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const [counted] = yield* database.write((writing) => writing.execute(jobsOf, [tenantId, id]))
        if (counted === undefined) return yield* new CustomerNotFound({ id })
        const jobs = Number(counted["jobs"])
        if (jobs > 0) return yield* new CustomerInUse({ jobs })
        yield* database.query((em) => em.nativeDelete(CustomerRow, { tenantId, id }))
      })
    })
  })
)

/** Decodes a list row, including its group if any. */
const toListed = (row: Row): ListedCustomer => {
  const { group } = row as { readonly group?: ListGroup }
  return group === undefined ? toCustomer(row) : { ...toCustomer(row), group }
}

const one = `select ${customerColumns} from customer where tenant_id = ? and id = ?`

/** Counts a customer's jobs and locks the customer, so no job can be added until the transaction ends. */
const jobsOf = `
  with locked as materialized (select tenant_id, id from customer where tenant_id = ? and id = ? for update)
  select (select count(*) from job where job.tenant_id = locked.tenant_id and job.customer_id = locked.id) as jobs from locked`
