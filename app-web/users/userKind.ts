import type { Language, User } from "#domain/people/User.ts"
import { getUser, listUsers, postUser, putUser } from "#domain/people/usersApi.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import { KnownUserTyped, NewUserTyped } from "./UserTyped.ts"
import { userValues } from "./userValues.ts"

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
