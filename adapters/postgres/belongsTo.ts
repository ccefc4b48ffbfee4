import { p } from "@mikro-orm/postgresql"
import type { EntityClass } from "./columns.ts"

/** A foreign key as defined in PostgreSQL. */
export interface ForeignKey {
  /** The columns of this table that refer to the other row, tenant first. */
  readonly columns: readonly [string, ...Array<string>]
  readonly key: string
  readonly onDelete: string
}

/**
 * Declares a relation to another table, for `populate` and joins. The referencing columns are separate properties, and
 * those are the ones to write.
 */
export const belongsTo = <Row extends object>(row: EntityClass<Row>, { columns, key, onDelete }: ForeignKey) =>
  p
    .manyToOne(row)
    .joinColumns(...columns)
    .foreignKeyName(key)
    .deleteRule(onDelete)
    .updateRule("no action")
    .nullable()
