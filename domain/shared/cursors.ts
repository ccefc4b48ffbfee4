import { Hash, Option, Result, Schema } from "effect"
import { countLimit, CursorInvalid, defaultPageSize, numberedRows, type Page } from "./Page.ts"

/** The pagination parameters of a search. All its other properties are filters, order and groups. */
export interface PageSearch {
  readonly page?: number | undefined
  readonly size?: number | undefined
  readonly cursor?: string | undefined
}

/** A step from a row (or from the end of the list if `place` is undefined) to the page after or before it. */
export interface PageStep {
  readonly isBackward: boolean
  /** Position of the row, in a format defined by the adapter. */
  readonly place: Schema.Json | undefined
  /**
   * How many rows precede the target page: going forward, all up to and including the row; going backward, those before
   * the row.
   */
  readonly passed: number | undefined
}

/** Contents of a cursor: the list it belongs to and the step. The names are short because cursors appear in URLs. */
const Cursor = Schema.StringFromBase64Url.pipe(
  Schema.decodeTo(
    Schema.fromJsonString(
      Schema.Struct({
        of: Schema.Int,
        back: Schema.optionalKey(Schema.Literal(1)),
        at: Schema.optionalKey(Schema.Json),
        n: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)))
      })
    )
  )
)
const read = Schema.decodeUnknownOption(Cursor)
const written = Schema.encodeSync(Cursor, { disableChecks: true })

/** Returns a hash that identifies a list by its name, filters, order and groups. */
const identity = (list: string, { page: _, size: _size, cursor: _cursor, ...asked }: PageSearch): number =>
  Hash.string(
    JSON.stringify([
      list,
      ...Object.entries(asked)
        .filter(([, value]) => value !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1))
    ])
  )

/** Decodes the step of a search's cursor; undefined if the search uses a page number. */
export const stepOf = (list: string, search: PageSearch): Result.Result<PageStep | undefined, CursorInvalid> => {
  if (search.cursor === undefined) return Result.succeed(undefined)
  const cursor = Option.getOrUndefined(read(search.cursor))
  if (cursor === undefined) return Result.fail(new CursorInvalid({ reason: "unreadable" }))
  if (cursor.of !== identity(list, search)) return Result.fail(new CursorInvalid({ reason: "otherList" }))
  return Result.succeed({ isBackward: cursor.back === 1, place: cursor.at, passed: cursor.n })
}

/** Returns whether a search requests a page number that the list, with `total` rows, does not have. */
export const isPastEnd = (search: PageSearch & { readonly group?: unknown }, total: number): boolean => {
  const { cursor, page = 1, size = defaultPageSize } = search
  return cursor === undefined && total > countLimit && (page - 1) * size >= numberedRows(search, total)
}

/** Returns how many rows to read for a page: one extra if that is the only way to tell whether more follow. */
export const rowsToRead = (step: PageStep | undefined, { page = 1, size = defaultPageSize }: PageSearch): number =>
  step !== undefined || page * size >= countLimit ? size + 1 : size

/**
 * A page as read, in the list's order: the positions of its first and last row, and whether there are more rows in the
 * direction of the step.
 */
export interface ReadPage {
  readonly rows: number
  readonly hasMore: boolean
  readonly total: number
  readonly first: Schema.Json | undefined
  readonly last: Schema.Json | undefined
}

/** Returns a page's position in its list and the cursors of the surrounding pages. */
export const pagesAround = (
  list: string,
  search: PageSearch,
  step: PageStep | undefined,
  { rows, hasMore, total, first, last }: ReadPage
): Omit<Page<never>, "items" | "total"> => {
  if (rows === 0) return {}
  const { page = 1, size = defaultPageSize } = search
  const offset = (page - 1) * size
  const from = step === undefined ? offset + 1 : fromOf(step, rows, hasMore, total)
  const hasBefore = step === undefined ? offset > 0 : step.isBackward ? hasMore : true
  const hasAfter =
    step === undefined
      ? hasMore || offset + rows < Math.min(total, countLimit)
      : step.isBackward
        ? step.place !== undefined
        : hasMore
  const of = identity(list, search)
  const write = (isBackward: boolean, at: Schema.Json | undefined, n: number | undefined) =>
    written({
      of,
      ...(isBackward ? { back: 1 as const } : {}),
      ...(at === undefined ? {} : { at }),
      ...(n === undefined ? {} : { n })
    })
  return {
    ...(from === undefined ? {} : { from }),
    ...(hasBefore ? { previous: write(true, first, from === undefined ? undefined : from - 1) } : {}),
    ...(hasAfter
      ? {
          next: write(false, last, from === undefined ? undefined : from + rows - 1),
          last: write(true, undefined, undefined)
        }
      : {})
  }
}

const fromOf = (
  { isBackward, passed, place }: PageStep,
  rows: number,
  hasMore: boolean,
  total: number
): number | undefined => {
  if (!isBackward) return passed === undefined ? undefined : passed + 1
  if (!hasMore) return 1
  const before = place === undefined && total <= countLimit ? total : passed
  return before === undefined ? undefined : Math.max(1, before - rows + 1)
}
