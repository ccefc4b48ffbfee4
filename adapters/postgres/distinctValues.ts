/**
 * Returns a query for the distinct values of an indexed column, in order, with the column `key`. It skips from each
 * value directly to the next through the index, no matter how many rows are in between. `beyond` is where the next
 * value starts; by default, right after the current one.
 */
export const distinctValues = (
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
