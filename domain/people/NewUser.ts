import { Schema } from "effect"
import { NewPassword } from "./Password.ts"
import { UserDraft } from "./User.ts"

/** Somebody new: what may be typed about a person, and the password they are told in person (spec §6). */
export const NewUser = Schema.Struct({ ...UserDraft.fields, password: NewPassword })
export type NewUser = typeof NewUser.Type
