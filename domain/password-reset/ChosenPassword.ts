import { Schema } from "effect"
import { NewPassword } from "#domain/people/Password.ts"
import { field } from "#domain/shared/field.ts"

interface Typed {
  readonly password: string
  readonly confirmation: string
}

/** A new password and its confirmation (spec §5 'Confirmation must match'). */
export const ChosenPassword = Schema.Struct({
  password: field(NewPassword, "New password.", "Clear-View-2026"),
  confirmation: field(
    Schema.String.check(Schema.isNonEmpty({ message: "required" })),
    "New password, repeated.",
    "Clear-View-2026"
  )
}).check(
  Schema.makeFilter(
    ({ confirmation, password }: Typed) =>
      confirmation === "" || confirmation === password || { path: ["confirmation"], issue: "password.notSame" }
  )
)
