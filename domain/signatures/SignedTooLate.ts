import { Schema } from "effect"

/** The job was saved after the paper was shown: what would be signed is not what was read. `version` is the one that stands. */
export class SignedTooLate extends Schema.TaggedError<SignedTooLate>()("SignedTooLate", { version: Schema.Int }, { httpApiStatus: 409 }) {}
