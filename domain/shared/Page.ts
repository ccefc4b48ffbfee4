import { Schema } from "effect"

/** Default page size, spec §9. */
export const defaultPageSize = 5

const whole = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }))

/** Which part of a list is asked for: `page` counts from 1, `size` is 1 to 100. */
export const pageFields = {
  page: Schema.optionalKey(whole(1, 100_000)),
  size: Schema.optionalKey(whole(1, 100))
}

/** A part of a list, and how many there are in all (`total` stops counting at `countedUpTo`: shown as "1,000+"). */
export const pageOf = <S extends Schema.Top>(item: S) =>
  Schema.Struct({ items: Schema.Array(item), total: Schema.Int })

/** Lists count no further than this; a larger total is shown as "10,000+". */
export const countedUpTo = 10_000
