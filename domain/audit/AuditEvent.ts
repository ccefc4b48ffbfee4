import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"

/** For how many days an entry of the audit log is kept: a year, and a month to look back on it from. */
export const auditKeptDays = 400

/**
 * What is written down: sign-ins and what was refused, many failed tries the person was told of, changes of how
 * somebody signs in, lists taken out as files, books closed and reopened, customers whose personal data was removed.
 */
export const AuditKind = Schema.Literals([
  "signedIn",
  "signInRefused",
  "manyTries",
  "manyCodes",
  "passkeyAdded",
  "passkeyRemoved",
  "authenticatorAdded",
  "authenticatorRemoved",
  "recoveryCodesMade",
  "secondStepReset",
  "secondStepRequired",
  "secondStepOptional",
  "exported",
  "booksClosed",
  "booksReopened",
  "customerAnonymized"
])
export type AuditKind = typeof AuditKind.Type

/** How somebody signed in, or tried to. */
export const SignInMethod = Schema.Literals([
  "password",
  "passkey",
  "passwordAndCode",
  "passwordAndPasskey",
  "passwordAndRecoveryCode"
])
export type SignInMethod = typeof SignInMethod.Type

/** Why a sign-in was refused. */
export const RefusedBecause = Schema.Literals(["wrongPassword", "wrongCode", "wrongPasskey"])

/** One entry of a shop's audit log: never changed, no places, no whole addresses. `at` in milliseconds UTC. */
export const AuditEvent = Schema.Struct({
  id: field(Schema.String, "Its own id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  at: field(Schema.Number, "When, milliseconds since 1970 in UTC.", 1763740800000),
  kind: field(AuditKind, "What happened."),
  /** Whom it is about; the entry stays when they are gone. */
  userId: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  userName: field(Schema.String, "Whose sign-in it is, by the name typed.", "b.ortiz"),
  /** Who did it, where that is somebody else. */
  byName: field(Schema.String, "Who did it; empty for the person.", ""),
  method: field(Schema.NullOr(SignInMethod), "How they signed in; null where they did not."),
  refused: field(Schema.NullOr(RefusedBecause), "Why it was refused; null where it was not."),
  /** The browser in words, `Chrome, Windows`; "" for a program. */
  device: field(Schema.String, "The device, in words.", "Firefox on Linux"),
  /** The network, shortened: `203.0.113.x`. */
  network: field(Schema.String, "The network it came from.", "203.0.113.0/24"),
  /** Which list was taken out, as what, and how many rows of it had gone out. */
  list: field(Schema.String, "The list that was taken along; empty for a sign-in.", ""),
  format: field(Schema.NullOr(Schema.Literals(["csv", "pdf"])), "As what it was taken along; null for a sign-in."),
  rows: field(Schema.NullOr(Schema.Int), "How many rows it had; null for a sign-in.", null),
  detail: field(Schema.String, "What it was about besides: of closed books their day; of a customer their id.", "")
})
export type AuditEvent = typeof AuditEvent.Type
