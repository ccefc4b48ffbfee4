import { Schema } from "effect"
import { field } from "./field.ts"
import { maxLength } from "./PlainText.ts"

/** Default page size, spec §9. */
export const defaultPageSize = 5

const whole = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))
const Cursor = Schema.String.check(Schema.isMinLength(1), maxLength(4_000))

/**
 * Which part of a list is asked for: `page` counts from 1, `size` is 1 to 100; a `cursor` is one that a page of the
 * same list gave, and wins over `page`.
 */
export const pageFields = {
  page: field(
    Schema.optionalKey(whole(1, 100_000)),
    "Which page, from 1. Of a list longer than 10,000 rows the first 10,000 have page numbers, and the first 2,500 where it is grouped: go on by `next`.",
    1
  ),
  size: field(Schema.optionalKey(whole(1, 100)), "How many on a page, 1 to 100; 5 unless told.", 25),
  cursor: field(
    Schema.optionalKey(Cursor),
    "A page's `next`, `previous` or `last`, in the place of `page`: holds for the same filters, order and groups alone, whatever the size.",
    "eyJsaXN0IjoxfQ"
  )
}

/**
 * A cursor that no list gave, or that a list gave for other filters, another order or other groups; or a page number
 * beyond those that a long list has (422).
 */
export class CursorInvalid extends Schema.TaggedError<CursorInvalid>()("CursorInvalid", {
  reason: field(
    Schema.Literals(["unreadable", "otherList", "tooFar"]),
    "Why: `unreadable`, no list gave it; `otherList`, it was given for other filters, another order, other groups or another list; `tooFar`, a list longer than 10,000 rows has no such page number: go on by `next`. Ask for the first page without a cursor.",
    "otherList"
  )
}) {}

/** One page of a list: its rows, how many there are in all, and cursors to the pages around it where there are any. */
export interface Page<Row> {
  readonly items: ReadonlyArray<Row>
  readonly total: number
  readonly from?: number
  readonly previous?: string
  readonly next?: string
  readonly last?: string
}

/** A part of a list as it goes over the wire (`total` stops counting at `countedUpTo`: shown as "10,000+"). */
export const pageOf = <S extends Schema.Top>(item: S) =>
  Schema.Struct({
    items: field(Schema.Array(item), "The page's rows."),
    total: field(Schema.Int, "How many there are in all; lists stop counting at 10,000: 10,001 stands for more.", 1),
    from: field(
      Schema.optionalKey(Schema.Int),
      "Which row of the list is the page's first, from 1; left out where it was not counted, as after `last` of a longer list.",
      1
    ),
    previous: field(
      Schema.optionalKey(Schema.String),
      "The cursor of the page before; left out on the first.",
      "eyJsaXN0IjoxfQ"
    ),
    next: field(
      Schema.optionalKey(Schema.String),
      "The cursor of the page after; left out on the last.",
      "eyJsaXN0IjoxfQ"
    ),
    last: field(
      Schema.optionalKey(Schema.String),
      "The cursor of the list's last rows; left out on the last page.",
      "eyJsaXN0IjoxfQ"
    )
  })

/** Lists count no further than this; a larger total is shown as "10,000+". */
export const countedUpTo = 10_000

/**
 * How many rows of a list have page numbers: all that are counted; in groups, which are walked through from the first
 * one, fewer. A list that is counted to its end has a number for each page.
 */
export const numberedRows = ({ group }: { readonly group?: unknown }, total: number): number =>
  total > countedUpTo && group !== undefined ? 2_500 : countedUpTo

/**
 * A stretch of a list, in the list's own order, however long the list is: `next` leads to the stretch after it and is
 * undefined at the end. Each stretch is asked for alone, so nobody holds the whole list (R12).
 */
export interface Batch<Row> {
  readonly items: ReadonlyArray<Row>
  readonly next: string | undefined
}

/** How many rows a stretch has. */
export const batchSize = 500
