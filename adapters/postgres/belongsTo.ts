import { p } from "@mikro-orm/postgresql"
import type { EntityClass } from "./columns.ts"

/** A foreign key as PostgreSQL has it. */
export interface ForeignKey {
  /** The columns of this table that name the other row, the shop's first. */
  readonly columns: readonly [string, ...Array<string>]
  readonly key: string
  readonly onDelete: string
}

/**
 * The row of another table that columns of this one name, for `populate` and joins. The columns are properties beside
 * it, which are what is written.
 */
export const belongsTo = <Row extends object>(row: EntityClass<Row>, { columns, key, onDelete }: ForeignKey) =>
  p
    .manyToOne(row)
    .joinColumns(...columns)
    .foreignKeyName(key)
    .deleteRule(onDelete)
    .updateRule("no action")
    .nullable()
