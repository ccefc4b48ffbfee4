import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { NewPassword } from "./Password.ts"
import { UserDraft } from "./User.ts"

/** Somebody new: what may be typed about a person, and the password they are told in person (spec §6). */
export const NewUser = Schema.Struct({
  ...UserDraft.fields,
  password: field(NewPassword, "The password.", "Clear-View-2026")
})
export type NewUser = typeof NewUser.Type
