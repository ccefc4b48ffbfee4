import { Schema } from "effect"
import { field } from "./field.ts"
import { maxLength } from "./PlainText.ts"

/** Default page size, from spec §9. */
export const defaultPageSize = 5

const whole = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))
const Cursor = Schema.String.check(Schema.isMinLength(1), maxLength(4_000))

/**
 * Pagination parameters. `page` starts at 1 and `size` is 1 to 100; a `cursor` returned with a page of the same list
 * takes precedence over `page`.
 */
export const pageFields = {
  page: field(
    Schema.optionalKey(whole(1, 100_000)),
    "Page number, starting at 1. In a list longer than 10,000 rows, page numbers cover only the first 10,000 (2,500 if grouped); use `next` for the rest.",
    1
  ),
  size: field(Schema.optionalKey(whole(1, 100)), "Rows per page, 1 to 100; defaults to 5.", 25),
  cursor: field(
    Schema.optionalKey(Cursor),
    "The `next`, `previous` or `last` of a page, used instead of `page`. Valid only with the same filters, order and groups; the size may differ.",
    "eyJsaXN0IjoxfQ"
  )
}

/**
 * The cursor is malformed or belongs to a list with other filters, order or groups, or the page number is beyond the
 * numbered pages of a long list (422).
 */
export class CursorInvalid extends Schema.TaggedError<CursorInvalid>()("CursorInvalid", {
  reason: field(
    Schema.Literals(["unreadable", "otherList", "tooFar"]),
    "Reason. `unreadable`: the cursor is malformed. `otherList`: the cursor was issued for other filters, order or groups, or another list. `tooFar`: the page number is beyond the numbered pages of a list longer than 10,000 rows; use `next`. Request the first page without a cursor.",
    "otherList"
  )
}) {}

/** One page of a list: its rows, the total count, and cursors to the surrounding pages if they exist. */
export interface Page<Row> {
  readonly items: ReadonlyArray<Row>
  readonly total: number
  readonly from?: number
  readonly previous?: string
  readonly next?: string
  readonly last?: string
}

/** The wire format of a page. `total` stops counting at `countLimit`, shown as "10,000+". */
export const pageOf = <S extends Schema.Top>(item: S) =>
  Schema.Struct({
    items: field(Schema.Array(item), "Rows of the page."),
    total: field(Schema.Int, "Total number of rows; counting stops at 10,000, and 10,001 means more.", 1),
    from: field(
      Schema.optionalKey(Schema.Int),
      "Position of the page's first row in the list, starting at 1; absent if not counted, such as after `last` of a longer list.",
      1
    ),
    previous: field(
      Schema.optionalKey(Schema.String),
      "Cursor of the previous page; absent on the first page.",
      "eyJsaXN0IjoxfQ"
    ),
    next: field(
      Schema.optionalKey(Schema.String),
      "Cursor of the next page; absent on the last page.",
      "eyJsaXN0IjoxfQ"
    ),
    last: field(
      Schema.optionalKey(Schema.String),
      "Cursor of the last page; absent on the last page.",
      "eyJsaXN0IjoxfQ"
    )
  })

/** The number up to which lists count their rows; a larger total is shown as "10,000+". */
export const countLimit = 10_000

/**
 * Returns how many rows of a list can be reached by page number: all that are counted, or fewer if grouped, because
 * groups are read from the first one on. A list counted to its end has a number for every page.
 */
export const numberedRows = ({ group }: { readonly group?: unknown }, total: number): number =>
  total > countLimit && group !== undefined ? 2_500 : countLimit

/**
 * A batch of a list of any length, in the list's order. `next` leads to the following batch and is undefined at the
 * end. Batches are fetched one at a time, so the full list is never held in memory (R12).
 */
export interface Batch<Row> {
  readonly items: ReadonlyArray<Row>
  readonly next: string | undefined
}

/** Number of rows per batch. */
export const batchSize = 500
