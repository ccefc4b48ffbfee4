import { Schema } from "effect"
import { Cents } from "#domain/shared/Money.ts"

/**
 * The group in which a row of a list stands, when groups are asked for. A page counts and adds up all rows of the filtered list that are in
 * it, on whichever page they stand; cents, for those who see money.
 */
export const ListGroup = Schema.Struct({
  /** "" for the rows of which it is not said. */
  key: Schema.String,
  /** As the shop calls it; "" where the product has a word for the key. */
  name: Schema.String,
  /** No further than lists count: `countedUpTo` + 1 stands for more, which are not added up. */
  count: Schema.optionalKey(Schema.Int),
  total: Schema.optionalKey(Cents),
  /** What is owed; on a quote nothing is yet. */
  balance: Schema.optionalKey(Cents)
})
export type ListGroup = typeof ListGroup.Type

/** What a row has besides its own facts. */
export const groupField = { group: Schema.optionalKey(ListGroup) }
