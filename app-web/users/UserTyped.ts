import { Schema } from "effect"
import { NewUser } from "#domain/people/NewUser.ts"
import { UserDraft } from "#domain/people/User.ts"

/** A person as typed. Somebody new has a password; that of somebody known is given elsewhere and stays "" here. */
export const NewUserTyped = NewUser
export const KnownUserTyped: typeof NewUserTyped = Schema.Struct({ ...UserDraft.fields, password: Schema.String })

/** What the fields hold. */
export type UserValues = typeof NewUserTyped.Encoded
