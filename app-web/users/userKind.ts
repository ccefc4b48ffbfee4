import { Schema } from "effect"
import { NewUser, getUser, listUsers, postUser, putUser } from "#domain/people/usersApi.ts"
import { type Language, type User, UserDraft } from "#domain/people/User.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"

/**
 * A user as entered in the form. New users have a password; for existing ones it is set elsewhere and stays "" here.
 */
export const NewUserInput = NewUser
export const ExistingUserInput: typeof NewUserInput = Schema.Struct({ ...UserDraft.fields, password: Schema.String })

/** The values of the form fields. */
export type UserValues = typeof NewUserInput.Encoded

/** Returns the form values of a saved user, or empty ones with the current user's language and time zone. */
const userValues =
  (adds: { readonly defaultLanguage: Language; readonly timeZone: string }) =>
  (user: User | undefined): UserValues => {
    if (user === undefined) return { ...empty, ...adds }
    // Encoding drops everything that is not a field of the draft.
    return { ...Schema.encodeSync(UserDraft)(user), password: "" }
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
  workHours: [],
  daysOff: [],
  skills: [],
  password: ""
}

/** Users as records with a form. New ones default to the language and time zone of the user who adds them. */
export const userKind = (
  isNew: boolean,
  adds: { readonly defaultLanguage: Language; readonly timeZone: string }
): RecordKind<typeof NewUserInput, User> => ({
  name: "user",
  schema: isNew ? NewUserInput : ExistingUserInput,
  valuesOf: userValues(adds),
  secrets: ["password"],
  changeOf: ({ password: _, ...draft }, id, version) => ({ ...draft, id, version }),
  hrefOf: ({ id }) => `/users/${id}/edit`,
  get: getUser,
  list: listUsers,
  post: postUser,
  put: putUser
})
