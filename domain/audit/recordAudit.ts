import { Clock, Effect } from "effect"
import { Caller } from "#domain/contract/Caller.ts"
import { deviceName } from "#domain/contract/deviceName.ts"
import { UserAgent } from "#domain/contract/UserAgent.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { AuditEvent } from "./AuditEvent.ts"
import { AuditLog } from "./AuditLog.ts"
import { shortenAddress } from "./shortenAddress.ts"

type Told = Pick<AuditEvent, "kind"> &
  Partial<Pick<AuditEvent, "byName" | "method" | "refused" | "list" | "format" | "rows">>

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
    ...told,
    ...(yield* callFacts)
  })
})
