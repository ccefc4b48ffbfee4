import { Schema } from "effect"
import { NewUser, getUser, listUsers, postUser, putUser } from "#domain/people/usersApi.ts"
import { type Language, type User, UserDraft } from "#domain/people/User.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"

/** A person as typed. Somebody new has a password; that of somebody known is given elsewhere and stays "" here. */
export const NewUserTyped = NewUser
export const KnownUserTyped: typeof NewUserTyped = Schema.Struct({ ...UserDraft.fields, password: Schema.String })

/** What the fields hold. */
export type UserValues = typeof NewUserTyped.Encoded

/** The form of a person as kept, or an empty one that speaks and lives as whoever adds them. */
const userValues =
  (adds: { readonly defaultLanguage: Language; readonly timeZone: string }) =>
  (user: User | undefined): UserValues => {
    if (user === undefined) return { ...empty, ...adds }
    // Encoding leaves out what is no field of the draft.
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

/** People as records with a form. Whoever adds one lends them their language and time zone. */
export const userKind = (
  isNew: boolean,
  adds: { readonly defaultLanguage: Language; readonly timeZone: string }
): RecordKind<typeof NewUserTyped, User> => ({
  name: "user",
  schema: isNew ? NewUserTyped : KnownUserTyped,
  valuesOf: userValues(adds),
  secrets: ["password"],
  changeOf: ({ password: _, ...draft }, id, version) => ({ ...draft, id, version }),
  hrefOf: ({ id }) => `/users/${id}/edit`,
  get: getUser,
  list: listUsers,
  post: postUser,
  put: putUser
})
