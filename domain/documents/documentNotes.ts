import { goodUntil, quoteGoodFor } from "#domain/jobs/stageRules.ts"
import { saidLines } from "./Block.ts"
import type { Writing } from "./Writing.ts"

/** What is said under the lines: how long a quote holds, what was noted for the installer, thanks. */
export const documentNotes = ({
  kind,
  job,
  note: credit,
  words: { note },
  formats
}: Writing): ReadonlyArray<string> => {
  if (kind === "quote") return [note.goodFor(quoteGoodFor, formats.day(goodUntil(job.quotedOn))), note.approval]
  if (kind === "credit")
    return credit === undefined ? [] : [note.credited(credit.invoiceNumber), note.reason(credit.reason)]
  return saidLines(
    kind === "workorder"
      ? [job.install.notes]
      : [kind === "invoice" && job.rebillOf !== null ? note.rebills(job.rebillOf.number) : "", note.thanks]
  )
}
