import { validUntil, quoteValidDays } from "#domain/jobs/stageRules.ts"
import { dayOf } from "#domain/shared/Day.ts"
import { signedChangeText } from "#domain/signatures/signedChangeText.ts"
import { affectsOffer, withoutMoney } from "#domain/signatures/SignedChange.ts"
import { nonEmptyLines } from "./Block.ts"
import { lineText } from "./lineText.ts"
import type { DocumentContext } from "./DocumentContext.ts"

/** Returns the notes below the lines: changes since signing, validity of a quote, notes for the installer, thanks. */
export const documentNotes = (writing: DocumentContext): ReadonlyArray<string> => [
  ...changedSinceSigned(writing),
  ...ownNotes(writing)
]

const ownNotes = ({ kind, billedTo, job, note: credit, t, formats }: DocumentContext): ReadonlyArray<string> => {
  if (kind === "quote")
    return [t("note.goodFor", { days: quoteValidDays, day: formats.day(validUntil(job.quotedOn)) }), t("note.approval")]
  if (kind === "credit")
    return credit === undefined
      ? []
      : [t("note.credited", { invoice: credit.invoiceNumber }), t("note.reason", { reason: credit.reason })]
  return nonEmptyLines(
    kind === "workorder"
      ? [job.install.notes]
      : [
          kind === "invoice" && job.rebillOf !== null ? t("note.rebills", { job: job.rebillOf.number }) : "",
          billedTo === "customer"
            ? t("note.insurerBilled", { amount: formats.money(job.totals.insurerShare) })
            : billedTo === "insurer"
              ? t("note.customerBilled", { amount: formats.money(job.totals.customerShare) })
              : "",
          t("note.thanks")
        ]
  )
}

/** Maximum number of changes listed individually; the job page lists all of them. */
const told = 5

const changedSinceSigned = ({
  kind,
  signedBefore,
  language,
  location,
  t,
  formats
}: DocumentContext): ReadonlyArray<string> => {
  if (signedBefore === undefined) return []
  const { signedBy: name, at, changes } = signedBefore
  const values = { name, day: formats.day(dayOf(at, location.timeZone)) }
  // A work order shows no prices, so price changes are omitted too.
  const seen = (kind === "workorder" ? withoutMoney(changes ?? []) : (changes ?? [])).filter(affectsOffer)
  if (seen.length === 0) return [t("note.signedBeforeChanged", values)]
  const texts = seen.slice(0, told).map((change) =>
    signedChangeText(change, {
      t,
      ...formats,
      whole: formats.distance,
      line: (description) => lineText(description, language)
    })
  )
  const more = seen.length - texts.length
  return [
    t("note.signedBefore", {
      ...values,
      changes: [...texts, ...(more === 0 ? [] : [t("note.signedMore", { count: more })])].join("; ")
    })
  ]
}
