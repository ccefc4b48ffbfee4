import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { signedIn } from "#domain/people/access.ts"
import { SignedInUser } from "#domain/people/CurrentUser.ts"
import { Language } from "#domain/people/User.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { SessionState } from "./issueTokens.ts"
import { TooManyTries } from "./limitTries.ts"
import { KeyNotAccepted } from "./openSession.ts"
import { SessionOver } from "./refreshSession.ts"
import { LoginFailed } from "./signIn.ts"
import { SecondStepNeeded } from "#domain/second-step/beginSecondStep.ts"

const nothing = Schema.Struct({})
const typed = Schema.String.check(Schema.isNonEmpty({ message: "required" }), maxLength(254))

export const login = endpoint({
  name: "login",
  summary: "Checks a user name and password on the current origin; answers a key that signs in once, within 60 seconds, at redirectUrl.",
  method: "POST", path: "/login", access: "everyone",
  input: Schema.Struct({ userName: typed, password: typed }),
  output: Schema.Struct({ success: Schema.Boolean, key: Schema.String, redirectUrl: Schema.String }),
  failures: [LoginFailed, SecondStepNeeded, TooManyTries]
})

export const postToken = endpoint({
  name: "postToken",
  summary: "Changes a hand-off key for tokens in host-only cookies. Works once, on the shop's own host.",
  method: "POST", path: "/tokens", access: "everyone",
  input: Schema.Struct({ key: typed }),
  output: SessionState,
  failures: [KeyNotAccepted]
})

export const refreshTokens = endpoint({
  name: "refreshTokens",
  summary: "Changes the refresh token for new tokens; says when they end and whether the account is active.",
  method: "GET", path: "/tokens/refresh/", access: "everyone", keeps: true,
  input: nothing,
  output: SessionState,
  failures: [SessionOver]
})

export const logout = endpoint({
  name: "logout",
  summary: "Ends the session everywhere and empties the cookies. Ending no session is no error.",
  method: "GET", path: "/tokens/logout", access: "everyone", keeps: true,
  input: nothing,
  output: nothing,
  failures: []
})

/** The current user profile as read, spec §3. */
export const CurrentProfile = Schema.Struct({
  id: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  roleIds: SignedInUser.fields.roles,
  features: SignedInUser.fields.features,
  tenantSettings: Schema.Array(Schema.Struct({ group: Schema.String, groupKey: Schema.String, value: Schema.String })),
  defaultLanguage: Language,
  tenantUniqueId: Schema.String,
  businessName: Schema.String,
  accountActive: Schema.Int,
  /** The password was given by somebody else: nothing but its change is answered. */
  mustChangePassword: Schema.Boolean,
  /** The shop requires a second step, which is to be set up before anything else is answered. */
  mustSetUpSecondStep: Schema.Boolean,
  apiVer: Schema.String,
  imageUrl: Schema.String
})
export type CurrentProfile = typeof CurrentProfile.Type

export const getCurrentUser = endpoint({
  name: "getCurrentUser",
  summary: "Who is signed in, with roles, features and the shop's settings.",
  method: "GET", path: "/user/current", access: signedIn,
  input: nothing,
  output: CurrentProfile,
  failures: []
})
