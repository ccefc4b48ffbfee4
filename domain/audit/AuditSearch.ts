import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { field } from "#domain/shared/field.ts"
import { AuditKind } from "./AuditEvent.ts"

/** Kinds of entries that are looked for together. */
export const auditGroups = {
  signIns: ["signedIn", "signInRefused", "manyTries", "manyCodes"],
  secondSteps: [
    "passkeyAdded",
    "passkeyRemoved",
    "authenticatorAdded",
    "authenticatorRemoved",
    "recoveryCodesMade",
    "secondStepReset",
    "secondStepRequired",
    "secondStepOptional"
  ],
  exports: ["exported"],
  books: ["booksClosed", "booksReopened"],
  customers: ["customerAnonymized"]
} as const satisfies Record<string, ReadonlyArray<AuditKind>>

export const AuditGroup = Schema.Literals(["signIns", "secondSteps", "exports", "books", "customers"])

/**
 * Which entries of the audit log are asked for, the latest first unless asked otherwise; instants in milliseconds UTC.
 */
export const AuditSearch = Schema.Struct({
  ...pageFields,
  kind: field(Schema.optionalKey(AuditKind), "Only what is of this kind."),
  about: field(Schema.optionalKey(AuditGroup), "Only what is of this group."),
  person: field(Schema.optionalKey(UserId), "Only what is of this person.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  /** Not before this instant. */
  since: field(Schema.optionalKey(Schema.Int), "Only from then on, milliseconds since 1970 in UTC.", 1763740800000),
  sort: field(Schema.optionalKey(Schema.Literals(["at"])), "The column to sort by."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort downwards.")
})
export type AuditSearch = typeof AuditSearch.Type

/** Whether the latest entry comes first, as it does where no order is asked for. */
export const isLatestFirst = ({ descending, sort }: AuditSearch): boolean => descending ?? sort === undefined
