import { Clock, Effect } from "effect"
import { Caller, UserAgent } from "#domain/contract/Caller.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { AuditEvent } from "./AuditEvent.ts"
import { AuditLog } from "./AuditLog.ts"

/**
 * Shortens an address so that it identifies a network but not a person: `203.0.113.7` becomes `203.0.113.x`, and an
 * IPv6 address is reduced to its first three groups. This is enough to spot an unfamiliar network; no geolocation is
 * done.
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

/** The device and network of the current request, as recorded in the audit log. */
export const requestOrigin = Effect.gen(function* () {
  return { device: deviceName(yield* UserAgent) ?? "", network: shortenAddress((yield* Caller).address) }
})

/** Records an event about a user, with the time, device, and network. */
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
    ...(yield* requestOrigin)
  })
})
