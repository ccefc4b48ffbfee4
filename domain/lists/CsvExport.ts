import { Effect } from "effect"
import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"
import type { SignedInUser } from "#domain/access/CurrentUser.ts"
import type { SliceTopics } from "#domain/words/english.ts"
import type { ScreenTextId, Texts } from "#domain/words/Texts.ts"
import type { Batch } from "#domain/shared/Page.ts"
import { csvLine, type CsvValue } from "./csvLine.ts"

/**
 * A column of a CSV file: its header and its cells. Amounts are formatted as 189.70, dates as 2026-11-21, enumerated
 * values as text.
 */
export interface CsvColumn<Row> {
  readonly title: ScreenTextId
  readonly cell: (row: Row, words: Texts<ScreenTextId>) => CsvValue
}

/** A list exported as a file: all rows, in the same order as on screen. */
export interface CsvExportDraft<S extends Wire, Row, R> {
  /** The file's name in the URL, `/exports/<name>.csv`. */
  readonly name: string
  readonly title: ScreenTextId
  /** The text topic, for a plain-record feature whose topic is not in the common list. */
  readonly topic?: keyof SliceTopics
  /** The list's own endpoint, whose access rule and filters also apply to the file. */
  readonly list: Endpoint<S>
  readonly batch: (search: S["Type"], after?: string) => Effect.Effect<Batch<Row>, never, R>
  /** Restricts the search to the rows a user may see; by default, all requested rows. */
  readonly searchFor?: (user: SignedInUser, search: S["Type"]) => S["Type"]
  /** Columns by the ids used on screen; all of them if none are requested. */
  readonly columns: Readonly<Record<string, CsvColumn<Row>>>
  /** The column that comes first when the list is grouped, by the search's `group`. */
  readonly groups?: Readonly<Record<string, CsvColumn<Row>>>
  /** Returns whether a user may see a column; by default, all users may. */
  readonly canExport?: (column: string, user: SignedInUser) => boolean
}

/** An export ready to be written; its row type is hidden. */
export interface CsvExport<out R> extends Pick<CsvExportDraft<Wire, never, never>, "name" | "title" | "topic"> {
  readonly list: Endpoint
  readonly searchFor: (user: SignedInUser, search: unknown) => unknown
  /** Returns the group column, if any, followed by the requested columns that exist and that the user may see. */
  readonly columnsFor: (wanted: ReadonlyArray<string>, user: SignedInUser, search: unknown) => ReadonlyArray<string>
  readonly head: (columns: ReadonlyArray<string>, words: Texts<ScreenTextId>) => string
  /** Returns a batch of lines and the cursor of the next one. */
  readonly lines: (asked: {
    readonly search: unknown
    readonly columns: ReadonlyArray<string>
    readonly words: Texts<ScreenTextId>
    readonly after?: string
  }) => Effect.Effect<{ readonly text: string; readonly rows: number; readonly next: string | undefined }, never, R>
}

type NeedsOf<F> = F extends CsvExport<infer R> ? R : never

/** Combines the exports of several features into one list that requires everything any of them requires. */
export const csvExportsOf = <const F extends ReadonlyArray<CsvExport<unknown>>>(...files: F) =>
  files as ReadonlyArray<CsvExport<NeedsOf<F[number]>>>

/** Prefix that marks a group column among column ids; no column id starts with it. */
const grouped = "group:"

/** Builds a writable export from a feature's definition. */
export const csvExport = <S extends Wire, Row, R>({
  name,
  title,
  topic,
  list,
  batch,
  columns,
  groups = {},
  canExport = () => true,
  searchFor = (_, search) => search
}: CsvExportDraft<S, Row, R>): CsvExport<R> => {
  const known = (ids: ReadonlyArray<string>) =>
    ids.flatMap((id) => (id.startsWith(grouped) ? groups[id.slice(grouped.length)] : columns[id]) ?? [])
  return {
    name,
    title,
    ...(topic === undefined ? {} : { topic }),
    list,
    searchFor: (user, search) => searchFor(user, search as S["Type"]),
    columnsFor: (wanted, user, search) => {
      const { group } = search as { readonly group?: string }
      const asked = wanted.filter((id) => Object.hasOwn(columns, id))
      return [
        ...(group === undefined ? [] : [`${grouped}${group}`]),
        ...(asked.length === 0 ? Object.keys(columns) : asked).filter((id) => canExport(id, user))
      ]
    },
    head: (ids, words) => csvLine(known(ids).map((column) => words[column.title])),
    lines: ({ search, columns: ids, words, after }) => {
      const chosen = known(ids)
      return Effect.map(batch(search as S["Type"], after), ({ items, next }) => ({
        rows: items.length,
        text: items.map((row) => csvLine(chosen.map(({ cell }) => cell(row, words)))).join(""),
        next
      }))
    }
  }
}
