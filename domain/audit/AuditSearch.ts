import { Schema } from "effect"
import { UserId } from "#domain/people/CurrentUser.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { AuditKind } from "./AuditEvent.ts"

/** Kinds of entries that are looked for together. */
export const auditGroups = {
  signIns: ["signedIn", "signInRefused"],
  secondSteps: ["passkeyAdded", "passkeyRemoved", "authenticatorAdded", "authenticatorRemoved", "recoveryCodesMade", "secondStepReset", "secondStepRequired", "secondStepOptional"],
  exports: ["exported"]
} as const satisfies Record<string, ReadonlyArray<AuditKind>>

export const AuditGroup = Schema.Literals(["signIns", "secondSteps", "exports"])

/** Which entries of the audit log are asked for, the latest first unless asked otherwise; instants in milliseconds UTC. */
export const AuditSearch = Schema.Struct({
  ...pageFields,
  kind: Schema.optionalKey(AuditKind),
  about: Schema.optionalKey(AuditGroup),
  person: Schema.optionalKey(UserId),
  /** Not before this instant. */
  since: Schema.optionalKey(Schema.Int),
  sort: Schema.optionalKey(Schema.Literals(["at"])),
  descending: Schema.optionalKey(Schema.Boolean)
})
export type AuditSearch = typeof AuditSearch.Type
