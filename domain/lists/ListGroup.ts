import { Schema } from "effect"
import { Cents } from "#domain/shared/Money.ts"
import { field } from "#domain/shared/field.ts"

/**
 * The group a row belongs to, in a grouped list. Count and sums cover all rows of the filtered list in this group,
 * across pages. Amounts are in cents and only included for users who may see them.
 */
export const ListGroup = Schema.Struct({
  /** Empty for rows without a value. */
  key: field(Schema.String, "Group value.", "fleet"),
  /** The shop's own name for the value; empty if the product provides a translation for the key. */
  name: field(Schema.String, "Group name.", "Fleet"),
  /** Capped: `countLimit` + 1 means more rows than are counted, in which case nothing is summed. */
  count: field(Schema.optionalKey(Schema.Int), "Number of rows in the group.", 1),
  total: field(Schema.optionalKey(Cents), "Sum of the group's rows, in cents.", 42000),
  /** The amount owed; quotes are not owed yet. */
  balance: field(Schema.optionalKey(Cents), "Outstanding balance of the group's rows, in cents.", 42000)
})
export type ListGroup = typeof ListGroup.Type

/** The additional field of rows in grouped lists. */
export const groupField = {
  group: field(Schema.optionalKey(ListGroup), "Group the row belongs to, if the list is grouped.")
}
