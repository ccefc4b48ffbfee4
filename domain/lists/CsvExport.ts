import { Effect } from "effect"
import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"
import type { SignedInUser } from "#domain/access/CurrentUser.ts"
import type { SliceTopics } from "#domain/words/english.ts"
import type { ScreenTextId, Texts } from "#domain/words/Texts.ts"
import type { Batch } from "#domain/shared/Page.ts"
import { csvLine, type CsvValue } from "./csvLine.ts"

/** One column of a file: its head, and what stands below it. Money as 189.70, days as 2026-11-21, choices in words. */
export interface CsvColumn<Row> {
  readonly title: ScreenTextId
  readonly cell: (row: Row, words: Texts<ScreenTextId>) => CsvValue
}

/** A list as a file: the same rows in the same order as on screen, all of them. */
export interface CsvExportDraft<S extends Wire, Row, R> {
  /** The file is asked for as `/exports/<name>.csv`. */
  readonly name: string
  readonly title: ScreenTextId
  /** The topic of a plain slice, which no list of topics names. */
  readonly topic?: keyof SliceTopics
  /** The list's own call: its door and its filters are the file's. */
  readonly list: Endpoint<S>
  readonly batch: (search: S["Type"], after?: string) => Effect.Effect<Batch<Row>, never, R>
  /** The rows a person may have; all that were asked for by default. */
  readonly searchFor?: (user: SignedInUser, search: S["Type"]) => S["Type"]
  /** By the ids of the columns on screen; all of them where none is asked for. */
  readonly columns: Readonly<Record<string, CsvColumn<Row>>>
  /** The column that stands first where the list is grouped, by the search's `group`. */
  readonly groups?: Readonly<Record<string, CsvColumn<Row>>>
  /** Columns that not everybody may have; all by default. */
  readonly mayHave?: (column: string, user: SignedInUser) => boolean
}

/** The same, ready to be written: what its rows are is nobody's business. */
export interface CsvExport<out R> extends Pick<CsvExportDraft<Wire, never, never>, "name" | "title" | "topic"> {
  readonly list: Endpoint
  readonly searchFor: (user: SignedInUser, search: unknown) => unknown
  /** That of the groups, and of the columns asked for those there are and that the person may have. */
  readonly columnsFor: (wanted: ReadonlyArray<string>, user: SignedInUser, search: unknown) => ReadonlyArray<string>
  readonly head: (columns: ReadonlyArray<string>, words: Texts<ScreenTextId>) => string
  /** A stretch of lines, and the way to the next. */
  readonly lines: (asked: {
    readonly search: unknown
    readonly columns: ReadonlyArray<string>
    readonly words: Texts<ScreenTextId>
    readonly after?: string
  }) => Effect.Effect<{ readonly text: string; readonly rows: number; readonly next: string | undefined }, never, R>
}

type NeedsOf<F> = F extends CsvExport<infer R> ? R : never

/** Several slices' files as one list, which needs all that any of them needs. */
export const csvExportsOf = <const F extends ReadonlyArray<CsvExport<unknown>>>(...files: F) =>
  files as ReadonlyArray<CsvExport<NeedsOf<F[number]>>>

/** Before the name of a grouping, where it stands among columns: no column is called so. */
const grouped = "group:"

/** Makes a slice's file ready to be written. */
export const csvExport = <S extends Wire, Row, R>({
  name,
  title,
  topic,
  list,
  batch,
  columns,
  groups = {},
  mayHave = () => true,
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
        ...(asked.length === 0 ? Object.keys(columns) : asked).filter((id) => mayHave(id, user))
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
