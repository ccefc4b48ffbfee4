import type { EntityManager } from "@mikro-orm/postgresql"
import type { EntityClass } from "./columns.ts"

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
