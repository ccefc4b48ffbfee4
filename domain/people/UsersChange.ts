import { Schema } from "effect"

/** What may be changed of many people at once: whether they may sign in. */
export const UsersChange = Schema.Struct({ active: Schema.Boolean })
