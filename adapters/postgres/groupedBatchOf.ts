import { batchSize } from "#domain/shared/Page.ts"
import { rowsAfter } from "./batchOf.ts"
import type { KeysetPosition } from "./keysetQuery.ts"
import { groupColumns, type ListGroups, memberOf, withGroup } from "./ListGroups.ts"
import type { ListQuery } from "./ListQuery.ts"
import type { Row } from "./TenantTransaction.ts"

interface Asked {
  readonly execute: (sql: string, values: Array<unknown>) => Promise<ReadonlyArray<Row>>
}

/** How far a grouped list has been read: the group, by key and sort text, and the last row read in it. */
interface Reached {
  readonly key: string
  readonly place: string
  readonly after?: KeysetPosition | undefined
}

/** Returns a batch of a grouped list: one group after another, each in its order. */
export const groupedBatchOf = async (
  asked: Asked,
  query: ListQuery,
  groups: ListGroups,
  after: string | undefined
): Promise<{ readonly rows: ReadonlyArray<Row>; readonly next: string | undefined }> => {
  const reached = after === undefined ? undefined : (JSON.parse(after) as Reached)
  const ahead = (await asked.execute(
    `select key, place from (${groups.every}) as every ${reached === undefined ? "" : "where place >= ?"} order by place`,
    reached === undefined ? [] : [reached.place]
  )) as ReadonlyArray<{ readonly key: string; readonly place: string }>
  const rows: Array<Row> = []
  for (const { key, place } of ahead) {
    const members = {
      ...query,
      select: `${query.select}, ${groupColumns(groups)}`,
      join: `${query.join ?? ""} ${groups.join ?? ""}`,
      where: [...query.where, memberOf(groups, key)],
      isServed: false
    }
    const more = await rowsAfter(
      asked,
      members,
      key === reached?.key ? reached.after : undefined,
      batchSize - rows.length
    )
    rows.push(...more.rows.map((row) => withGroup(row)))
    if (rows.length === batchSize)
      return { rows, next: JSON.stringify({ key, place, after: more.last } satisfies Reached) }
  }
  return { rows, next: undefined }
}
