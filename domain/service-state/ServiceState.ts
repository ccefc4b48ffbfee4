import { Context, type Effect, Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/** A service outside that reaches people: an SMTP server, a carrier of text messages, a card processor. */
export const OutsideService = Schema.Literals(["email", "sms", "cards"])
export type OutsideService = typeof OutsideService.Type

/** The environment variable that sets each of them up. */
export const settingOf = {
  email: "FRIT_SMTP_URL",
  sms: "FRIT_TWILIO_SID",
  cards: "FRIT_SQUARE_TOKEN"
} as const satisfies Record<OutsideService, string>

/**
 * Which of them this server was started without: nothing is sent or charged by them, and the screens say so beside the
 * action.
 */
export class NotSetUp extends Context.Service<NotSetUp, ReadonlyArray<OutsideService>>()(
  "domain/service-state/NotSetUp"
) {}

/**
 * Why nothing can be saved: whoever runs the server said so, its disk is nearly full, or its database takes no writes.
 */
export const ReadOnlyReason = Schema.Literals(["maintenance", "diskFull", "database"])
export type ReadOnlyReason = typeof ReadOnlyReason.Type

/** A disk with little space left: what it holds, and how many bytes are free. */
export const LowSpace = Schema.Struct({
  holds: field(Schema.Literals(["database", "files"]), "What the disk holds.", "files"),
  free: field(Schema.Number, "How many bytes are free.", 812_400_000)
})
export type LowSpace = typeof LowSpace.Type

/** Whether the service saves, which of its disks run full, and which services outside it was started without. */
export const ServiceState = Schema.Struct({
  readOnly: field(Schema.NullOr(ReadOnlyReason), "Why nothing can be saved just now; null while everything can.", null),
  low: field(Schema.Array(LowSpace), "Disks with little space left; to root alone.", [
    { holds: "files", free: 812_400_000 }
  ]),
  missing: field(
    Schema.Array(OutsideService),
    "Services that are not set up: no email or text message is sent, or no card is charged.",
    []
  )
})
export type ServiceState = typeof ServiceState.Type

/** What is watched of it while the server runs. */
export type Saving = Pick<ServiceState, "low" | "readOnly">

/** Knows whether the service saves at this moment. Asking costs nothing. */
export class ServiceWatch extends Context.Service<ServiceWatch, { readonly state: Effect.Effect<Saving> }>()(
  "domain/service-state/ServiceWatch"
) {}
