import { goodUntil, quoteGoodFor } from "#domain/jobs/stageRules.ts"
import { saidLines } from "./Block.ts"
import type { Writing } from "./Writing.ts"

/** What is said under the lines: how long a quote holds, what was noted for the installer, thanks. */
export const documentNotes = ({ kind, job, note: credit, t, formats }: Writing): ReadonlyArray<string> => {
  if (kind === "quote")
    return [t("note.goodFor", { days: quoteGoodFor, day: formats.day(goodUntil(job.quotedOn)) }), t("note.approval")]
  if (kind === "credit")
    return credit === undefined
      ? []
      : [t("note.credited", { invoice: credit.invoiceNumber }), t("note.reason", { reason: credit.reason })]
  return saidLines(
    kind === "workorder"
      ? [job.install.notes]
      : [
          kind === "invoice" && job.rebillOf !== null ? t("note.rebills", { job: job.rebillOf.number }) : "",
          t("note.thanks")
        ]
  )
}
