import { batchSize } from "#domain/shared/Batch.ts"
import type { ListQuery } from "./pageOf.ts"
import type { Row } from "./TenantTransaction.ts"

interface Asked {
  readonly execute: (sql: string, values: Array<unknown>) => Promise<ReadonlyArray<Row>>
}

/** What orders a list, first to last and all the same way round; the last of them names one row, and none is ever null. */
export interface OrderKeys {
  /** What comes before them and always upwards: the place of a row's group. */
  readonly group?: string | undefined
  readonly keys: ReadonlyArray<string>
  readonly descending: boolean
}

/** The rows of a list after `after`, found by their keys and not by counting, so the thousandth stretch costs what the first did (trust.md R12). */
export const batchOf = async (
  asked: Asked,
  { first, select, from, where }: Pick<ListQuery, "first" | "select" | "from" | "where">,
  { group, keys, descending }: OrderKeys,
  after: string | undefined
): Promise<{ readonly rows: ReadonlyArray<Row>; readonly next: string | undefined }> => {
  const beyond = `(${keys.join(", ")}) ${descending ? "<" : ">"} (${keys.map(() => "?").join(", ")})`
  const last = after === undefined ? [] : JSON.parse(after) as ReadonlyArray<unknown>
  const reached = after === undefined ? [] : [group === undefined
    ? { sql: beyond, values: last }
    : { sql: `(${group} > ? or (${group} = ? and ${beyond}))`, values: [last[0], ...last] }]
  const all = [...where, ...reached]
  const rows = await asked.execute(
    `${first === undefined ? "" : `with ${first.sql} `}select ${select}, jsonb_build_array(${[...group === undefined ? [] : [group], ...keys].map((key) => `(${key})::text`).join(", ")}) as "reachedHere"
     from ${from} ${all.length === 0 ? "" : `where ${all.map(({ sql }) => sql).join(" and ")}`}
     order by ${group === undefined ? "" : `${group}, `}${keys.map((key) => `${key} ${descending ? "desc" : "asc"}`).join(", ")} limit ${batchSize}`,
    [...first?.values ?? [], ...all.flatMap(({ values }) => values)]
  )
  const end = rows.length < batchSize ? undefined : rows.at(-1)
  return { rows: rows.map(({ reachedHere: _, ...row }) => row), next: end && JSON.stringify(end["reachedHere"]) }
}
