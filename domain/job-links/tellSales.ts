import { Effect } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import { vehicleText } from "#domain/jobs/vehicleText.ts"
import { Outbox, type Posting } from "#domain/mail/Outbox.ts"
import { Users } from "#domain/people/Users.ts"

/**
 * Tells who sold a job what its customer did by their link, or the owners where nobody did or who did has left: by mail
 * or on their devices, as each chose.
 */
export const tellSales = Effect.fnUntraced(function* (
  kind: Extract<Posting["kind"], "quoteAccepted" | "quoteDeclined" | "callbackAsked">,
  { id: jobId, number, salespersonId, vehicle }: Job
) {
  const outbox = yield* Outbox
  const here = (yield* (yield* Users).list).filter(({ active }) => active)
  const seller = here.filter(({ id }) => id === salespersonId)
  for (const { id: userId } of seller.length > 0 ? seller : here.filter(({ roles }) => roles.includes("owner")))
    yield* outbox.put({ kind, userId, quote: { jobId, number, about: vehicleText(vehicle) } })
})
