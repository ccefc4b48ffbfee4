import { Schema } from "effect"
import { type Language, type User, UserDraft } from "#domain/people/User.ts"
import type { UserValues } from "./UserTyped.ts"

/** The form of a person as kept, or an empty one that speaks and lives as whoever adds them. */
export const userValues =
  (adds: { readonly defaultLanguage: Language; readonly timeZone: string }) =>
  (user: User | undefined): UserValues => {
    if (user === undefined) return { ...empty, ...adds }
    const {
      userName,
      firstName,
      lastName,
      emailAddress,
      phoneNumber,
      roles,
      defaultLocationKey,
      assignedLocations,
      defaultLanguage,
      timeZone
    } = user
    const draft = {
      userName,
      firstName,
      lastName,
      emailAddress,
      phoneNumber,
      roles,
      defaultLocationKey,
      assignedLocations,
      defaultLanguage,
      timeZone
    }
    return { ...Schema.encodeSync(UserDraft)(draft), password: "" }
  }

const empty: Omit<UserValues, "defaultLanguage" | "timeZone"> = {
  userName: "",
  firstName: "",
  lastName: "",
  emailAddress: "",
  phoneNumber: "",
  roles: [],
  defaultLocationKey: null,
  assignedLocations: [],
  password: ""
}
