import { batchSize } from "#domain/shared/Batch.ts"
import type { ListQuery } from "./pageOf.ts"
import type { Row } from "./TenantTransaction.ts"

interface Asked {
  readonly execute: (sql: string, values: Array<unknown>) => Promise<ReadonlyArray<Row>>
}

/** What orders a list, first to last and all the same way round; the last of them names one row, and none is ever null. */
export interface OrderKeys {
  readonly keys: ReadonlyArray<string>
  readonly descending: boolean
}

/** The rows of a list after `after`, found by their keys and not by counting, so the thousandth stretch costs what the first did (trust.md R12). */
export const batchOf = async (
  asked: Asked,
  { first, select, from, where }: Pick<ListQuery, "first" | "select" | "from" | "where">,
  { keys, descending }: OrderKeys,
  after: string | undefined
): Promise<{ readonly rows: ReadonlyArray<Row>; readonly next: string | undefined }> => {
  const reached = after === undefined ? [] : [{
    sql: `(${keys.join(", ")}) ${descending ? "<" : ">"} (${keys.map(() => "?").join(", ")})`,
    values: JSON.parse(after) as ReadonlyArray<unknown>
  }]
  const all = [...where, ...reached]
  const rows = await asked.execute(
    `${first === undefined ? "" : `with ${first.sql} `}select ${select}, jsonb_build_array(${keys.map((key) => `(${key})::text`).join(", ")}) as "reachedHere"
     from ${from} ${all.length === 0 ? "" : `where ${all.map(({ sql }) => sql).join(" and ")}`}
     order by ${keys.map((key) => `${key} ${descending ? "desc" : "asc"}`).join(", ")} limit ${batchSize}`,
    [...first?.values ?? [], ...all.flatMap(({ values }) => values)]
  )
  const last = rows.length < batchSize ? undefined : rows.at(-1)
  return { rows: rows.map(({ reachedHere: _, ...row }) => row), next: last && JSON.stringify(last["reachedHere"]) }
}
