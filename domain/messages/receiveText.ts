import { Clock, Effect } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { SmsConsents } from "./SmsConsents.ts"

/** The words by which a phone leaves and comes back, as carriers of the United States and Canada know them. */
const stops = new Set(["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT", "ARRET", "ARRETER", "PARAR"])
const starts = new Set(["START", "UNSTOP", "YES"])

/** What a text to the shops says: to stop, to go on, or something else, which is left to the carrier's own answer (HELP). */
export const heardIn = (text: string): "stopped" | "resumed" | undefined => {
  const word = text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[^\p{L}]/gu, "").toUpperCase()
  return stops.has(word) ? "stopped" : starts.has(word) ? "resumed" : undefined
}

/** A phone said STOP or START: it is noted in every shop that knows it, because all of them text from one number. Says in how many. */
export const receiveText = Effect.fn("receiveText")(function*({ from, text }: { readonly from: string; readonly text: string }) {
  const kind = heardIn(text)
  if (kind === undefined) return 0
  const consents = yield* SmsConsents
  const at = yield* Clock.currentTimeMillis
  const shops = yield* consents.shopsOf(from)
  yield* Effect.forEach(shops, (id) =>
    consents.add({ phone: from, kind, place: "phone", wording: text.slice(0, 160), by: "", at }).pipe(Effect.provideService(CurrentTenant, { id })), { discard: true })
  return shops.length
})
