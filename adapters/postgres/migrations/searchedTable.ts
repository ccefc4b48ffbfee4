const thisShop = "current_setting('app.tenant_id')::uuid"
const escaped = (signs: string) => `regexp_replace(lower(needle), '(${signs})', '\\\\\\1', 'g')`
const anywhere = `'%' || ${escaped("[\\\\%_]")} || '%'`
// Same as `wordSeparators` in textSearch.ts.
const separators = " ''._@/+,#&()\\n-"
const atWord = `'(^|[${separators}])' || ${escaped("[^[:alnum:]]")}`

/** Matches the beginning of a word that is neither a letter from a to z nor a digit. */
export const otherStart = `(?<![^${separators}])[^a-z0-9 \\n]`

/** A table with a searchable text, in lower case. */
export interface SearchedTable {
  readonly table: string
  readonly text: string
  /** The columns that the text consists of, if it is not a column itself. */
  readonly columns?: string
  /** The name of the search function. */
  readonly finds: string
}

const has = (text: string) => [
  `char_length(needle) >= 3 and ${text} like ${anywhere}`,
  `char_length(needle) < 3 and lower(needle) ~ '^[a-z0-9]' and ${text} ~ (${atWord})`,
  `char_length(needle) < 3 and lower(needle) !~ '^[a-z0-9]' and ${text} ~ '${otherStart}' and other_word_starts(${text}) @> array[left(lower(needle), 1)] and ${text} ~ (${atWord})`
]

/**
 * Returns the statements that create the index for words starting with an accented letter or a symbol, and the search
 * function.
 */
export const textSearchStatements = ({ finds, table, text }: SearchedTable): ReadonlyArray<string> => [
  `create index ${table}_other_word_starts on ${table} using gin (tenant_id, other_word_starts(${text})) where ${text} ~ '${otherStart}'`,
  `create or replace function ${finds}(needle text, most int) returns table (found uuid) language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off set enable_indexscan = off as $$
      ${has(text)
        .map((condition) => `(select id from ${table} where tenant_id = ${thisShop} and ${condition} limit most)`)
        .join(" union all ")} $$`
]

/**
 * The same for a table that was not searchable before. The search role may read its ids and its text, and nothing else.
 */
export const newTextSearchStatements = (searched: SearchedTable): ReadonlyArray<string> => [
  `create index ${searched.table}_contains on ${searched.table} using gin (tenant_id, ${searched.text} gin_trgm_ops)`,
  `grant select (tenant_id, id, ${searched.columns ?? searched.text}) on ${searched.table} to frit_search`,
  `create policy search on ${searched.table} for select to frit_search using (true)`,
  ...textSearchStatements(searched),
  "grant create on schema public to frit_search",
  `alter function ${searched.finds}(text, int) owner to frit_search`,
  "revoke create on schema public from frit_search",
  `revoke all on function ${searched.finds}(text, int) from public`,
  `grant execute on function ${searched.finds}(text, int) to frit_app`
]
