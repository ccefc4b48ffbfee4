import type { EntityManager } from "@mikro-orm/postgresql"
import { columnNames, columnsJson, type EntityClass, tableOf } from "./columns.ts"
import type { Statements } from "./TenantTransaction.ts"

/**
 * Inserts any number of an entity's rows with one prepared statement: for the endpoints that `npm run bench` measures
 * ("create a job") and for bulk inserts. The first row determines the properties of all.
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
 * Inserts a row unless it, or one with the same unique value, exists; returns false if it does. Never violates a
 * constraint, because that would abort the transaction, and with it all other rows of an undo.
 */
export const insertIfAbsent = async <Row extends object>(
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
