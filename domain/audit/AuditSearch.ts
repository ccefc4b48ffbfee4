import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { field } from "#domain/shared/field.ts"
import { AuditKind } from "./AuditEvent.ts"

/** Kinds of entries that can be searched together. */
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

/** Search filters for the audit log. Latest entries come first by default; times are in milliseconds UTC. */
export const AuditSearch = Schema.Struct({
  ...pageFields,
  kind: field(Schema.optionalKey(AuditKind), "Only entries of this kind."),
  about: field(Schema.optionalKey(AuditGroup), "Only entries of this group."),
  person: field(Schema.optionalKey(UserId), "Only entries about this user.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  /** Inclusive lower bound. */
  since: field(
    Schema.optionalKey(Schema.Int),
    "Only entries at or after this time, in milliseconds since 1970 UTC.",
    1763740800000
  ),
  sort: field(Schema.optionalKey(Schema.Literals(["at"])), "Column to sort by."),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort in descending order.")
})
export type AuditSearch = typeof AuditSearch.Type

/** Returns whether the latest entry comes first, which is the default. */
export const isLatestFirst = ({ descending, sort }: AuditSearch): boolean => descending ?? sort === undefined
