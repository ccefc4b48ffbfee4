import { Schema } from "effect"
import { field } from "./field.ts"

/** Default page size, spec §9. */
export const defaultPageSize = 5

const whole = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** Which part of a list is asked for: `page` counts from 1, `size` is 1 to 100. */
export const pageFields = {
  page: field(Schema.optionalKey(whole(1, 100_000)), "Which page, from 1.", 1),
  size: field(Schema.optionalKey(whole(1, 100)), "How many on a page, 1 to 100; 5 unless told.", 25)
}

/** A part of a list, and how many there are in all (`total` stops counting at `countedUpTo`: shown as "1,000+"). */
export const pageOf = <S extends Schema.Top>(item: S) =>
  Schema.Struct({ items: field(Schema.Array(item), "The page's rows."), total: field(Schema.Int, "How many there are in all; lists stop counting at 10,000.", 1) })

/** Lists count no further than this; a larger total is shown as "10,000+". */
export const countedUpTo = 10_000
