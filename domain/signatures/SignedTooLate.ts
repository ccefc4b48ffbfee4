import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/**
 * The job was saved after the paper was shown: what would be signed is not what was read. `version` is the one that
 * stands.
 */
export class SignedTooLate extends Schema.TaggedError<SignedTooLate>()(
  "SignedTooLate",
  {
    version: field(
      Schema.Int,
      "Counts the changes. Sent back with a change; refused with 409 when somebody was quicker.",
      1
    )
  },
  { httpApiStatus: 409 }
) {}
