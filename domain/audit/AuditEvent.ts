import { Schema } from "effect"
import { UserId } from "#domain/people/CurrentUser.ts"

/** For how many days an entry of the audit log is kept: a year, and a month to look back on it from. */
export const auditKeptDays = 400

/** What is written down: sign-ins and what was refused, changes of how somebody signs in, and lists taken out as files. */
export const AuditKind = Schema.Literals([
  "signedIn", "signInRefused",
  "passkeyAdded", "passkeyRemoved", "authenticatorAdded", "authenticatorRemoved", "recoveryCodesMade", "secondStepReset",
  "secondStepRequired", "secondStepOptional",
  "exported"
])
export type AuditKind = typeof AuditKind.Type

/** How somebody signed in, or tried to. */
export const SignInMethod = Schema.Literals(["password", "passkey", "passwordAndCode", "passwordAndPasskey", "passwordAndRecoveryCode"])
export type SignInMethod = typeof SignInMethod.Type

/** Why a sign-in was refused. */
export const RefusedBecause = Schema.Literals(["wrongPassword", "wrongCode", "wrongPasskey"])

/** One entry of a shop's audit log: never changed, no places, no whole addresses. `at` in milliseconds UTC. */
export const AuditEvent = Schema.Struct({
  id: Schema.String,
  at: Schema.Number,
  kind: AuditKind,
  /** Whom it is about; the entry stays when they are gone. */
  userId: UserId,
  userName: Schema.String,
  /** Who did it, where that is somebody else. */
  byName: Schema.String,
  method: Schema.NullOr(SignInMethod),
  refused: Schema.NullOr(RefusedBecause),
  /** The browser in words, `Chrome, Windows`; "" for a program. */
  device: Schema.String,
  /** The network, shortened: `203.0.113.x`. */
  network: Schema.String,
  /** Which list was taken out, as what, and how many rows of it had gone out. */
  list: Schema.String,
  format: Schema.NullOr(Schema.Literals(["csv", "pdf"])),
  rows: Schema.NullOr(Schema.Int)
})
export type AuditEvent = typeof AuditEvent.Type
