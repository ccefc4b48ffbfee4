import { numbersOfLanguages } from "#domain/words/languages.ts"
import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { signedIn } from "#domain/access/accessTable.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { SignedInUser } from "#domain/access/CurrentUser.ts"
import { Language } from "#domain/people/User.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { SessionState } from "#domain/credentials/issueTokens.ts"
import { TooManyTries } from "#domain/credentials/Attempts.ts"
import { KeyNotAccepted, LoginFailed, SessionOver } from "./signInFailures.ts"
import { SecondStepNeeded } from "#domain/credentials/beginSecondStep.ts"

const nothing = Schema.Struct({})
const typed = Schema.String.check(Schema.isNonEmpty({ message: "required" }), maxLength(254))

export const login = endpoint({
  name: "login",
  summary:
    "Checks a user name and password on the current origin; answers a key that signs in once, within 60 seconds, at redirectUrl.",
  method: "POST",
  path: "/login",
  access: "everyone",
  whileReadOnly: true,
  input: Schema.Struct({
    userName: field(typed, "The name to sign in with, unique on the whole platform.", "b.ortiz"),
    password: field(typed, "The password.", "Clear-View-2026")
  }),
  output: Schema.Struct({
    success: field(Schema.Boolean, "Whether the password was right."),
    key: field(
      Schema.String,
      "The key that signs in once, within 60 seconds.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    ),
    redirectUrl: field(
      Schema.String,
      "Where the browser goes on: on the shop's host, where the key is good.",
      "http://demo.localhost:3000/auth-transition"
    )
  }),
  failures: [LoginFailed, SecondStepNeeded, TooManyTries]
})

export const postToken = endpoint({
  name: "postToken",
  summary: "Changes a hand-off key for tokens in host-only cookies. Works once, on the shop's own host.",
  method: "POST",
  path: "/tokens",
  access: "everyone",
  whileReadOnly: true,
  input: Schema.Struct({
    key: field(typed, "The key that signs in once, within 60 seconds.", "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A")
  }),
  output: SessionState,
  failures: [KeyNotAccepted]
})

export const refreshTokens = endpoint({
  name: "refreshTokens",
  summary: "Changes the refresh token for new tokens; says when they end and whether the account is active.",
  method: "GET",
  path: "/tokens/refresh/",
  access: "everyone",
  keeps: true,
  input: nothing,
  output: SessionState,
  failures: [SessionOver]
})

export const logout = endpoint({
  name: "logout",
  summary: "Ends the session everywhere and empties the cookies. Ending no session is no error.",
  method: "GET",
  path: "/tokens/logout",
  access: "everyone",
  keeps: true,
  input: nothing,
  output: nothing,
  failures: []
})

/** The current user profile as read, spec §3. */
export const CurrentProfile = Schema.Struct({
  id: field(Schema.String, "Its own id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "First name.", "Ada"),
  lastName: field(Schema.String, "Last name.", "Moreno"),
  roleIds: SignedInUser.fields.roles,
  features: SignedInUser.fields.features,
  tenantSettings: field(
    Schema.Array(
      Schema.Struct({
        group: field(Schema.String, "The group of the setting.", "estimate"),
        groupKey: field(Schema.String, "Its name in the group.", "defaultTax"),
        value: field(Schema.String, "Its value.", "8.1")
      })
    ),
    "Settings of the shop."
  ),
  defaultLanguage: field(Language, `The person's language: ${numbersOfLanguages()}.`),
  tenantUniqueId: field(Schema.String, "The shop's id on the whole platform.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  businessName: field(Schema.String, "The shop's name on papers.", "Copper State Auto Glass"),
  accountActive: field(Schema.Int, "1 while the shop's account is active, else 0.", 1),
  /** These three are left out by a server of the version before, while nodes are rolled over. */
  approved: Schema.optionalKey(field(Schema.Boolean, "Whether the platform has approved the shop.")),
  defaultLocationKey: Schema.optionalKey(
    field(Schema.NullOr(LocationId), "The location the person's new jobs begin at; null for none.", null)
  ),
  assignedLocations: Schema.optionalKey(field(Schema.Array(LocationId), "The locations the person works at.", [])),
  /** The password was given by somebody else: nothing but its change is answered. */
  mustChangePassword: field(
    Schema.Boolean,
    "The password was given by somebody else: nothing but its change is answered."
  ),
  mustSetUpSecondStep: field(
    Schema.Boolean,
    "The shop requires a second step, which is to be set up before anything else is answered."
  ),
  apiVer: field(Schema.String, "The version of the API.", "V1"),
  imageUrl: field(
    Schema.String,
    "Where the person's picture is found, empty without one.",
    "/api/V1/files/0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type CurrentProfile = typeof CurrentProfile.Type

export const getCurrentUser = endpoint({
  name: "getCurrentUser",
  summary: "Who is signed in, with roles, features and the shop's settings.",
  method: "GET",
  path: "/user/current",
  access: signedIn,
  looksUpUser: true,
  input: nothing,
  output: CurrentProfile,
  failures: []
})
