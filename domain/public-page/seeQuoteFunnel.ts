import { Clock, Effect } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { QuoteDesk } from "./QuoteDesk.ts"
import { quoteSteps } from "./quoteTypes.ts"

/** Over how many days the steps of the public quote are counted together, today among them. */
const days = 30

/** How often each step of the public quote was come to lately, in the order of the flow; nothing of who came. */
export const seeQuoteFunnel = Effect.fn("seeQuoteFunnel")(function* () {
  const [place] = yield* Locations.use(({ all }) => all)
  const today = dayOf(yield* Clock.currentTimeMillis, place?.timeZone ?? "UTC")
  const kept = yield* (yield* QuoteDesk).counts(daysAfter(today, 1 - days), today)
  const counts = new Map(kept.map(({ step, count }) => [step, count]))
  return { days, steps: quoteSteps.map((step) => ({ step, count: counts.get(step) ?? 0 })) }
})
