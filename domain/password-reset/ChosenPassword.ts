import { Schema } from "effect"
import { NewPassword } from "#domain/people/Password.ts"

interface Typed {
  readonly password: string
  readonly confirmation: string
}

/** A new password as it is typed: once, and once more (spec §5 'Confirmation must match'). */
export const ChosenPassword = Schema.Struct({
  password: NewPassword,
  confirmation: Schema.String.check(Schema.isNonEmpty({ message: "required" }))
}).check(
  Schema.makeFilter(({ confirmation, password }: Typed) => confirmation === "" || confirmation === password || { path: ["confirmation"], issue: "password.notSame" })
)
