import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/** What may be changed of many people at once: whether they may sign in. */
export const UsersChange = Schema.Struct({ active: field(Schema.Boolean, "Whether the person may sign in.") })
