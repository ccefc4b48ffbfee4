import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"

/** Retention of audit log entries, in days: a year plus a month to review it. */
export const auditRetentionDays = 400

/**
 * The events recorded: sign-ins and refused ones, warnings about repeated failed attempts, changes to sign-in methods,
 * exported lists, books closed and reopened, and customers whose personal data was removed.
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

/** How a user signed in, or tried to. */
export const SignInMethod = Schema.Literals([
  "password",
  "passkey",
  "passwordAndCode",
  "passwordAndPasskey",
  "passwordAndRecoveryCode"
])
export type SignInMethod = typeof SignInMethod.Type

/** Why a sign-in was refused. */
export const SignInRefusalReason = Schema.Literals(["wrongPassword", "wrongCode", "wrongPasskey"])

/**
 * An entry of a shop's audit log. Immutable; stores no locations and no full IP addresses. `at` is in milliseconds UTC.
 */
export const AuditEvent = Schema.Struct({
  id: field(Schema.String, "Unique entry id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  at: field(Schema.Number, "Time of the event, in milliseconds since 1970 UTC.", 1763740800000),
  kind: field(AuditKind, "Type of event."),
  /** The user the event is about; the entry is retained after the user is deleted. */
  userId: field(UserId, "Id of the user the event is about.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  userName: field(Schema.String, "Name of the user the event is about.", "Bea Ortiz"),
  /** Who performed the action, if someone other than the user. */
  byName: field(Schema.String, "Name of the person who performed the action; empty if the user did.", ""),
  method: field(Schema.NullOr(SignInMethod), "Sign-in method; null if the event is not a sign-in."),
  refused: field(Schema.NullOr(SignInRefusalReason), "Reason the sign-in was refused; null if it was not."),
  /** Browser and operating system, such as `Chrome, Windows`; empty if not a browser. */
  device: field(Schema.String, "Browser and operating system; empty if not a browser.", "Firefox, Linux"),
  /** The shortened network address: `203.0.113.x`. */
  network: field(Schema.String, "Shortened network address the request came from.", "203.0.113.x"),
  /** Which list was exported, in which format, and how many rows were sent. */
  list: field(Schema.String, "Exported list; empty if the event is not an export.", ""),
  format: field(Schema.NullOr(Schema.Literals(["csv", "pdf"])), "Export format; null if the event is not an export."),
  rows: field(Schema.NullOr(Schema.Int), "Number of exported rows; null if the event is not an export.", null),
  detail: field(
    Schema.String,
    "Additional detail: the closing date for books, the customer id for removed customers.",
    ""
  )
})
export type AuditEvent = typeof AuditEvent.Type
