import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/**
 * Jobs that a search gives: how many (counted as lists are), what they come to and what is owed on them in cents; null
 * where they are too many to add up.
 */
export const Pile = Schema.Struct({
  count: field(Schema.Int, "How many there are.", 1),
  total: field(Schema.NullOr(Schema.Int), "Their sum in cents; null where there are too many to add.", 42000),
  balance: field(
    Schema.NullOr(Schema.Int),
    "What is still owed of them, in cents; null where there are too many to add.",
    42000
  )
})
export type Pile = typeof Pile.Type
