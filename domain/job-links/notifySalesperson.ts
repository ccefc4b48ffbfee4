import { Effect } from "effect"
import { documentFormats } from "#domain/documents/DocumentContext.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { vehicleText } from "#domain/jobs/JobDraft.ts"
import { Outbox, type OutboxMessage } from "#domain/mail/Outbox.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { languageOf } from "#domain/words/languages.ts"

/**
 * Notifies a job's salesperson of what its customer did through their link, by email or push as each user prefers. If
 * there is no active salesperson, notifies the owners.
 */
export const notifySalesperson = Effect.fnUntraced(function* (
  kind: Extract<OutboxMessage["kind"], "quoteAccepted" | "quoteDeclined" | "callbackAsked" | "photosSent">,
  { id: jobId, number, salespersonId, vehicle, install, locationId }: Job
) {
  const outbox = yield* Outbox
  const here = (yield* (yield* Users).list).filter(({ active }) => active)
  const seller = here.filter(({ id }) => id === salespersonId)
  const { country } = (yield* Effect.orDie((yield* Locations).get(locationId))).address
  for (const { id: userId, defaultLanguage } of seller.length > 0
    ? seller
    : here.filter(({ roles }) => roles.includes("owner"))) {
    const { day, time } = documentFormats(languageOf(defaultLanguage), country)
    const when = [day(install.date), time(install.time)].filter((text) => text !== "").join(", ")
    const about = [vehicleText(vehicle), when].filter((text) => text !== "").join(" · ")
    yield* outbox.enqueue({ kind, userId, quote: { jobId, number, about } })
  }
})
