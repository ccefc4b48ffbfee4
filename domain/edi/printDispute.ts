import { Effect, Schema } from "effect"
import { fileContent } from "#domain/contract/Content.ts"
import { type DispatchContent, dispatchNumberOf } from "#domain/dispatches/Dispatch.ts"
import { Dispatches } from "#domain/dispatches/Dispatches.ts"
import { type Block, nonEmptyFacts } from "#domain/documents/Block.ts"
import type { EvidencePhoto } from "#domain/documents/EvidencePack.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import { DocumentPrinter } from "#domain/documents/DocumentPrinter.ts"
import { documentWithLogo } from "#domain/documents/printJobDocument.ts"
import { type DocumentFormats, documentFormats, documentTextsOf } from "#domain/documents/DocumentContext.ts"
import { Files } from "#domain/files/Files.ts"
import { evidencePack } from "#domain/installer-day/printEvidence.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { dayOf } from "#domain/shared/Day.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { traced } from "#domain/shared/traced.ts"
import { Signatures } from "#domain/signatures/Signatures.ts"
import { languages } from "#domain/words/languages.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { translators } from "#domain/words/translators.ts"
import { AdjustmentCode, parseAdjustments } from "./adjustmentCodes.ts"
import { EdiInvoiceNotFound, type StoredEdiInvoice } from "./EdiInvoice.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { partnerProfiles } from "./partnerProfiles.ts"
import { insurerBalance } from "./settleInvoice.ts"

interface Told {
  readonly job: Job
  readonly kept: StoredEdiInvoice
  readonly dispatch: DispatchContent | undefined
  readonly language: DocumentLanguage
  readonly formats: DocumentFormats
  readonly timeZone: string
  /** Names of the job's files that are not images. */
  readonly papers: ReadonlyArray<string>
}

/** Returns the claim details as sent to the network: the job's, with corrections applied. */
const toldOf = ({ insurance }: Job, { corrections }: Pick<StoredEdiInvoice, "corrections">) =>
  insurance === null ? null : { ...insurance, ...corrections }

/** Returns the claim, the payments, and the work as dispatched, each as a block. */
export const disputeBlocks = ({ dispatch, formats, job, kept, language, papers, timeZone }: Told): Array<Block> => {
  const t = documentTextsOf[language]
  const insurance = toldOf(job, kept)
  const fact = (label: Parameters<typeof t>[0], value: string) => ({ label: t(label), value })
  const { owed, paid } = insurerBalance(job)
  const { dispute } = kept
  return [
    {
      title: t("block.insurance"),
      lines: [insurance?.company ?? ""].filter((name) => name !== ""),
      facts: nonEmptyFacts([
        fact("dispute.network", partnerProfiles[kept.network].name),
        fact("insurance.claim", insurance?.claimNumber ?? ""),
        fact("insurance.policy", insurance?.policyNumber ?? ""),
        fact("insurance.dispatch", insurance?.dispatchNumber ?? ""),
        fact("insurance.referral", insurance?.referralNumber ?? ""),
        fact("insurance.authorization", insurance?.authorization ?? ""),
        fact("insurance.dateOfLoss", formats.day(insurance?.dateOfLoss ?? "")),
        fact("dispute.signatureOnFile", insurance?.signatureOnFile === true ? t("dispute.yes") : "")
      ])
    },
    {
      title: t("dispute.payment"),
      lines: [],
      facts: nonEmptyFacts([
        fact("dispute.billed", formats.money(job.totals.insurerShare)),
        fact("dispute.paid", formats.money(paid)),
        fact("dispute.owed", formats.money(owed)),
        ...job.payments
          .filter(({ payer, voided }) => payer === "insurer" && voided === undefined)
          .map(({ amountReceived, collectionDate, description }) =>
            fact(
              "dispute.received",
              [formats.dayShort(collectionDate), formats.money(amountReceived), description]
                .filter((text) => text !== "")
                .join(", ")
            )
          ),
        fact("dispute.partnerSays", partnerRemarks(kept.reason, { money: formats.money, language })),
        fact("dispute.since", dispute === null ? "" : formats.day(dayOf(dispute.at, timeZone))),
        fact("dispute.note", dispute?.note ?? "")
      ])
    },
    ...(dispatch === undefined
      ? []
      : [
          {
            title: t("insurance.dispatch"),
            lines: dispatch.lines.map(
              ({ description, netPrice, quantity }) =>
                `${formats.quantity(quantity)} × ${description}: ${formats.money(netPrice)}`
            ),
            facts: nonEmptyFacts([
              fact("insurance.dispatch", dispatchNumberOf(dispatch)),
              fact("dispute.dispatchedOn", formats.day(dispatch.dispatchedOn)),
              fact("insurance.authorization", dispatch.authorization),
              fact("dispute.authorizedUntil", formats.day(dispatch.authorizedUntil)),
              fact("insurance.policyholder", dispatch.insuredName)
            ])
          }
        ]),
    ...(papers.length === 0 ? [] : [{ title: t("dispute.files"), lines: papers, facts: [] }])
  ]
}

/** Prints the evidence that an invoice is owed, together with the invoice. */
export const printDispute = traced("printDispute")(function* ({
  jobId,
  language
}: {
  readonly jobId: JobId
  readonly language: DocumentLanguage
}) {
  const facts = yield* jobFacts(jobId).pipe(
    Effect.catchTag("JobNotFound", () => Effect.fail(new EdiInvoiceNotFound({ jobId })))
  )
  const { customer, job, location, tenant } = facts
  const kept = yield* (yield* EdiInvoices).get(jobId)
  if (kept === undefined) return yield* new EdiInvoiceNotFound({ jobId })
  const t = documentTextsOf[language]
  const formats = documentFormats(language, tenant.country)
  const events = (yield* (yield* SiteEvents).ofJobs([jobId])).get(jobId) ?? []
  const { papers, photos } = yield* filesOf(jobId)
  const onSite =
    events.length === 0
      ? undefined
      : evidencePack({
          job,
          customerName: customer.customerName,
          shop: tenant,
          timeZone: location.timeZone,
          language,
          events,
          photos: []
        })
  const signatures = (yield* (yield* Signatures).ofJob(jobId)).map(({ at, document, mark, signedBy }) => ({
    caption: `${t(`title.${document}`)}, ${formats.dayShort(dayOf(at, location.timeZone))}`,
    by: signedBy,
    mark
  }))
  const dispatch = yield* dispatchOf(job, kept)
  const told = { job, kept, dispatch, language, formats, timeZone: location.timeZone, papers }
  const paper = yield* (yield* DocumentPrinter).printEvidence({
    title: t("dispute.title"),
    number: String(kept.invoiceNumber),
    name: "dispute",
    shopName: tenant.businessName,
    locale: languages[language].locale,
    blocks: [...disputeBlocks(told), ...(onSite?.blocks ?? [])],
    signatures: [...signatures, ...(onSite?.signatures ?? [])],
    photos,
    paper: yield* documentWithLogo("invoice", { ...facts, language, billedTo: "insurer" })
  })
  return fileContent(paper)
})

/** Returns the dispatch linked to a job. */
const dispatchOf = Effect.fnUntraced(function* (job: Job, kept: StoredEdiInvoice) {
  const insurance = toldOf(job, kept)
  const text = (insurance?.dispatchNumber || insurance?.referralNumber || "").trim()
  if (text === "") return undefined
  const dispatches = yield* Dispatches
  const { items } = yield* Effect.orDie(dispatches.list({ text, state: "linked", size: 25 }))
  const found = items.find((one) => one.job?.id === job.id)
  return found === undefined ? undefined : (yield* Effect.orDie(dispatches.get(found.id))).content
})

/** Returns the images among a job's files, and the names of the other files. */
const filesOf = Effect.fnUntraced(function* (jobId: JobId) {
  const files = yield* Files
  const photos: Array<EvidencePhoto> = []
  const papers: Array<string> = []
  for (const { content, name, type } of yield* (yield* JobFiles).ofJob(jobId)) {
    const kept = type === "image/jpeg" || type === "image/png" ? yield* files.get(content) : undefined
    if (kept === undefined) papers.push(name)
    else photos.push({ caption: name, bytes: kept.bytes })
  }
  return { papers, photos }
})

const words = translators(await everyLanguage("screens", "edi"))

/** Formats a partner's remarks on a payment for a document: each adjustment in words with its code, as on screen. */
export const partnerRemarks = (
  text: string,
  { money, language }: Pick<DocumentFormats, "money"> & { readonly language: DocumentLanguage }
): string => {
  const t = words[language]
  const { adjustments, before } = parseAdjustments(text)
  return [
    before,
    ...adjustments.map(({ cents, code }) =>
      Schema.is(AdjustmentCode)(code)
        ? t("edi.adjusted", { amount: money(cents), why: t(`adjustmentCode.${code}`), code })
        : t("edi.adjustedRaw", { amount: money(cents), code })
    )
  ]
    .filter((part) => part !== "")
    .join("; ")
}
