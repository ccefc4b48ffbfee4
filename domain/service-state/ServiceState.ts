import { Context, type Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/** External services that may be left unconfigured: an SMTP server, a text message provider, a card processor. */
export const ExternalService = Schema.Literals(["email", "sms", "cards"])
export type ExternalService = typeof ExternalService.Type

/** The environment variable that configures each service. */
export const settingOf = {
  email: "FRIT_SMTP_URL",
  sms: "FRIT_TWILIO_SID",
  cards: "FRIT_SQUARE_TOKEN"
} as const satisfies Record<ExternalService, string>

/**
 * The external services that are not configured on this server. They send or charge nothing, and screens show this next
 * to the affected actions.
 */
export class UnconfiguredServices extends Context.Service<UnconfiguredServices, ReadonlyArray<ExternalService>>()(
  "domain/service-state/NotSetUp"
) {}

/**
 * Why the server is read-only: the operator enabled maintenance mode, a disk is nearly full, or the database accepts no
 * writes.
 */
export const ReadOnlyReason = Schema.Literals(["maintenance", "diskFull", "database"])
export type ReadOnlyReason = typeof ReadOnlyReason.Type

/** A disk with little free space: what it stores, and the bytes available. */
export const LowSpace = Schema.Struct({
  holds: field(Schema.Literals(["database", "files"]), "What the disk stores.", "files"),
  free: field(Schema.Number, "Free space in bytes.", 812_400_000)
})
export type LowSpace = typeof LowSpace.Type

/**
 * Whether the server accepts writes, which of its disks are nearly full, and which external services are not
 * configured.
 */
export const ServiceState = Schema.Struct({
  readOnly: field(
    Schema.NullOr(ReadOnlyReason),
    "Reason that nothing can be saved at the moment; null if saving works.",
    null
  ),
  low: field(Schema.Array(LowSpace), "Disks with little free space; root only.", [
    { holds: "files", free: 812_400_000 }
  ]),
  missing: field(
    Schema.Array(ExternalService),
    "Services that are not configured: no email or text messages are sent, or no cards are charged.",
    []
  )
})
export type ServiceState = typeof ServiceState.Type

/** The parts of the state that are monitored while the server runs. */
export type MonitoredState = Pick<ServiceState, "low" | "readOnly">

/** Reports whether the server currently accepts writes. Checking is free. */
export class ServiceWatch extends Context.Service<ServiceWatch, { readonly state: Effect.Effect<MonitoredState> }>()(
  "domain/service-state/ServiceWatch"
) {}
