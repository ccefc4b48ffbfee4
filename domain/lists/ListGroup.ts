import { Schema } from "effect"
import { Cents } from "#domain/shared/Money.ts"
import { field } from "#domain/shared/field.ts"

/**
 * The group in which a row of a list stands, when groups are asked for. A page counts and adds up all rows of the
 * filtered list that are in it, on whichever page they stand; cents, for those who see money.
 */
export const ListGroup = Schema.Struct({
  /** "" for the rows of which it is not said. */
  key: field(Schema.String, "The group's value.", "fleet"),
  /** As the shop calls it; "" where the product has a word for the key. */
  name: field(Schema.String, "Its name.", "Fleet"),
  /** No further than lists count: `countedUpTo` + 1 stands for more, which are not added up. */
  count: field(Schema.optionalKey(Schema.Int), "How many rows it has.", 1),
  total: field(Schema.optionalKey(Cents), "The sum of its rows, in cents.", 42000),
  /** What is owed; on a quote nothing is yet. */
  balance: field(Schema.optionalKey(Cents), "What is still owed of them, in cents.", 42000)
})
export type ListGroup = typeof ListGroup.Type

/** What a row has besides its own facts. */
export const groupField = {
  group: field(Schema.optionalKey(ListGroup), "The group the row is in, where the list is grouped.")
}
