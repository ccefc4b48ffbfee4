/**
 * The values of an indexed column, each once and in order, as a query with the column `key`: from each straight to the
 * next through the index, however many rows there are between them. `beyond` says where the next one begins; after the
 * value itself, if nothing is said.
 */
export const eachOnce = (
  table: string,
  column: string,
  where: string,
  { key = column, beyond = "found.key" }: { readonly key?: string; readonly beyond?: string } = {}
): string => `
  with recursive found as (
    (select ${key} as key from ${table} where ${where} order by ${column} limit 1)
    union all
    select next.key from found, lateral (
      select ${key} as key from ${table} where ${where} and ${column} ${beyond === "found.key" ? ">" : ">="} ${beyond} order by ${column} limit 1) as next
  )
  select key from found`
