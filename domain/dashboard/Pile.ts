import { Schema } from "effect"

/** Jobs that a search gives: how many (counted as lists are), what they come to and what is owed on them in cents; null where they are too many to add up. */
export const Pile = Schema.Struct({ count: Schema.Int, total: Schema.NullOr(Schema.Int), balance: Schema.NullOr(Schema.Int) })
export type Pile = typeof Pile.Type
