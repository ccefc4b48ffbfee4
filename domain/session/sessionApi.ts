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
    "Checks a user name and password on the current origin; returns a single-use key, valid for 60 seconds at redirectUrl.",
  method: "POST",
  path: "/login",
  access: "everyone",
  allowedWhileReadOnly: true,
  input: Schema.Struct({
    userName: field(typed, "User name for signing in, unique across the platform.", "b.ortiz"),
    password: field(typed, "Password.", "Clear-View-2026")
  }),
  output: Schema.Struct({
    success: field(Schema.Boolean, "Whether the sign-in succeeded."),
    key: field(Schema.String, "Single-use key, valid for 60 seconds.", "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"),
    redirectUrl: field(
      Schema.String,
      "URL on the shop's host to continue at, where the key is valid.",
      "http://demo.localhost:3000/auth-transition"
    )
  }),
  failures: [LoginFailed, SecondStepNeeded, TooManyTries]
})

export const postToken = endpoint({
  name: "postToken",
  summary: "Exchanges a hand-off key for tokens in host-only cookies. Works once, on the shop's own host.",
  method: "POST",
  path: "/tokens",
  access: "everyone",
  allowedWhileReadOnly: true,
  input: Schema.Struct({
    key: field(typed, "Single-use key, valid for 60 seconds.", "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A")
  }),
  output: SessionState,
  failures: [KeyNotAccepted]
})

export const refreshTokens = endpoint({
  name: "refreshTokens",
  summary: "Exchanges the refresh token for new tokens; returns when they expire and whether the account is active.",
  method: "GET",
  path: "/tokens/refresh/",
  access: "everyone",
  writes: true,
  input: nothing,
  output: SessionState,
  failures: [SessionOver]
})

export const logout = endpoint({
  name: "logout",
  summary: "Ends the session everywhere and clears the cookies. Succeeds even without a session.",
  method: "GET",
  path: "/tokens/logout",
  access: "everyone",
  writes: true,
  input: nothing,
  output: nothing,
  failures: []
})

/** The current user's profile, spec §3. */
export const CurrentProfile = Schema.Struct({
  id: field(Schema.String, "User id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  firstName: field(Schema.String, "First name.", "Ada"),
  lastName: field(Schema.String, "Last name.", "Moreno"),
  roleIds: SignedInUser.fields.roles,
  features: SignedInUser.fields.features,
  tenantSettings: field(
    Schema.Array(
      Schema.Struct({
        group: field(Schema.String, "Group of the setting.", "Common"),
        groupKey: field(Schema.String, "Key within the group.", "DefaultCountry"),
        value: field(Schema.String, "Value.", "US")
      })
    ),
    "Settings of the shop."
  ),
  defaultLanguage: field(Language, `The user's language: ${numbersOfLanguages()}.`),
  tenantUniqueId: field(Schema.String, "Platform-wide id of the shop.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  businessName: field(Schema.String, "Name of the shop on documents.", "Copper State Auto Glass"),
  accountActive: field(Schema.Int, "1 while the shop's account is active, otherwise 0.", 1),
  /**
   * The following three are absent in responses from a server running the previous version, during a rolling update.
   */
  approved: Schema.optionalKey(field(Schema.Boolean, "Whether the shop is approved.")),
  defaultLocationKey: Schema.optionalKey(
    field(Schema.NullOr(LocationId), "Default location of the user's new jobs; null for none.", null)
  ),
  assignedLocations: Schema.optionalKey(field(Schema.Array(LocationId), "Locations the user works at.", [])),
  /** The password was set by someone else; no other request is allowed until it is changed. */
  mustChangePassword: field(
    Schema.Boolean,
    "Whether the password was set by someone else and must be changed before any other request is allowed."
  ),
  mustSetUpSecondStep: field(
    Schema.Boolean,
    "Whether the user must set up a second step before any other request is allowed."
  ),
  apiVer: field(Schema.String, "API version.", "V1"),
  imageUrl: field(
    Schema.String,
    "URL of the user's photo; empty if none.",
    "/api/V1/files/0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type CurrentProfile = typeof CurrentProfile.Type

export const getCurrentUser = endpoint({
  name: "getCurrentUser",
  summary: "Returns the current user with roles, features and the shop's settings.",
  method: "GET",
  path: "/user/current",
  access: signedIn,
  readsFreshUser: true,
  input: nothing,
  output: CurrentProfile,
  failures: []
})
