import { columnOf } from "./columnOf.ts"
import type { Statements } from "./TenantTransaction.ts"

/**
 * Adds rows in one statement, with their fields in the domain's words (`partNumber` is `part_number`). The first names
 * the columns of all.
 */
export const insertRows = async (
  writing: Statements,
  table: "customer" | "job" | "estimate_line" | "payment" | "job_installer" | "credit_note" | "job_change" | "message",
  rows: ReadonlyArray<object>
): Promise<void> => {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first).map(columnOf).join(", ")
  await writing.execute(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ?)`,
    [columnsJson(rows)]
  )
}

/** Rows as `jsonb_populate_recordset` reads them. */
export const columnsJson = (rows: ReadonlyArray<object>): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])))
  )
