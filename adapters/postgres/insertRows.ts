import type { EntityManager } from "@mikro-orm/postgresql"
import { columnNames, columnsJson, type EntityClass, tableOf } from "./columns.ts"
import type { Statements } from "./TenantTransaction.ts"

/**
 * Adds rows of an entity in one prepared statement, whatever their number: for the calls that `npm run bench` measures
 * ("create a job") and for rows in bulk. The first row names the properties of all.
 */
export const insertRows = async (
  writing: Statements,
  entity: EntityClass,
  rows: ReadonlyArray<object>
): Promise<void> => {
  const [first] = rows
  if (first === undefined) return
  const { name } = tableOf(entity)
  const columns = columnNames(entity, Object.keys(first))
  await writing.execute(
    `insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ?)`,
    [columnsJson(entity, rows)]
  )
}

/**
 * Adds a row unless it, or one with the same unique value, is there; false when it is. No constraint is violated: that
 * would end the transaction, and with it all the other rows of an undo.
 */
export const insertIfFree = async <Row extends object>(
  em: EntityManager,
  entity: EntityClass<Row>,
  values: object
): Promise<boolean> => {
  const { affectedRows } = await em
    .createQueryBuilder(entity)
    .insert(values as never)
    .onConflict()
    .ignore()
    .execute("run")
  return affectedRows === 1
}
