import { Clock, Effect } from "effect"
import { Caller, UserAgent } from "#domain/contract/Caller.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { AuditEvent } from "./AuditEvent.ts"
import { AuditLog } from "./AuditLog.ts"

/**
 * The network of a caller without saying who in it: `203.0.113.7` becomes `203.0.113.x`, an IPv6 address its first
 * three groups. Enough to tell an unknown network from one's own; no place is looked up.
 */
export const shortenAddress = (address: string): string => {
  const plain = address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address
  const parts = plain.split(".")
  if (parts.length === 4) return `${parts.slice(0, 3).join(".")}.x`
  if (!plain.includes(":")) return ""
  const [before = ""] = plain.split("::")
  const groups = before
    .split("/")[0]!
    .split(":")
    .filter((group) => group !== "")
    .slice(0, 3)
  return `${groups.join(":")}::x`
}

type Told = Pick<AuditEvent, "kind"> &
  Partial<Pick<AuditEvent, "byName" | "method" | "refused" | "list" | "format" | "rows" | "detail">>

interface About {
  readonly id: AuditEvent["userId"]
  readonly firstName: string
  readonly lastName: string
}

/** Device and network of the call, in the words of the audit log. */
export const callFacts = Effect.gen(function* () {
  return { device: deviceName(yield* UserAgent) ?? "", network: shortenAddress((yield* Caller).address) }
})

/** Writes down what happened about a person: when, with what, from which network. */
export const recordAudit = Effect.fn("recordAudit")(function* (about: About, told: Told) {
  yield* (yield* AuditLog).add({
    id: yield* (yield* NewId).next,
    at: yield* Clock.currentTimeMillis,
    userId: about.id,
    userName: `${about.firstName} ${about.lastName}`,
    byName: "",
    method: null,
    refused: null,
    list: "",
    format: null,
    rows: null,
    detail: "",
    ...told,
    ...(yield* callFacts)
  })
})
