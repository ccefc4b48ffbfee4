import { Effect } from "effect"
import { documentFormats } from "#domain/documents/DocumentContext.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { vehicleText } from "#domain/jobs/JobDraft.ts"
import { Outbox, type OutboxMessage } from "#domain/mail/Outbox.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { languageOf } from "#domain/words/languages.ts"
import { quoteRecipients, type QuoteSettings } from "./quoteSettings.ts"

/**
 * Notifies the configured recipients of a visitor's action, each in their own language, by email or push. The message
 * states the vehicle and time but no personal data; that is in the job.
 */
export const notifyRecipients = Effect.fnUntraced(function* (
  kind: Extract<OutboxMessage["kind"], "quoteAsked" | "quoteMoved" | "quoteCanceled">,
  job: Job,
  { tenant, settings }: { readonly tenant: Pick<Tenant, "country">; readonly settings: QuoteSettings }
) {
  const outbox = yield* Outbox
  for (const { id: userId, defaultLanguage } of yield* quoteRecipients(settings)) {
    const { day, time } = documentFormats(languageOf(defaultLanguage), tenant.country)
    const { date, time: start } = job.install
    const about = [vehicleText(job.vehicle), date === "" ? "" : `${day(date)}, ${time(start)}`]
      .filter((text) => text !== "")
      .join(" · ")
    yield* outbox.enqueue({ kind, userId, quote: { jobId: job.id, number: job.number, about } })
  }
})
