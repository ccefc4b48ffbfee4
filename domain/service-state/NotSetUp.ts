import { Context, Schema } from "effect"

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
