import { drawnGlass } from "#domain/estimates/drawnGlass.ts"
import type { CreditNote } from "#domain/jobs/CreditNote.ts"
import { type Job, withFacts } from "#domain/jobs/Job.ts"
import { languages } from "#domain/words/languages.ts"
import type { Block, Fact, Sum } from "./Block.ts"
import { documentDates } from "./documentDates.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import { documentNotes } from "./documentNotes.ts"
import { documentSums } from "./documentSums.ts"
import { type Handwritten, handwritten } from "./handwritten.ts"
import { invoicePart } from "./invoicePart.ts"
import { jobBlocks } from "./jobBlocks.ts"
import type { DocumentFacts } from "./jobFacts.ts"
import { type LineColumns, type LineSection, lineColumns, lineSections } from "./lineSections.ts"
import { lineText } from "./lineText.ts"
import { type ShopHeader, shopHeader } from "./shopHeader.ts"
import type { ShownGlass } from "./ShownGlass.ts"
import { type Writing, writing } from "./Writing.ts"

/** A paper of the shop's as text ready to read, in one language: the same for the PDF and the screen. */
export interface PaperText {
  /** The language tag of every text in it, `fr-CA`. */
  readonly locale: string
  readonly title: string
  /** The job's number; on an invoice the invoice's, with whose document it is where there are two, or the word for a draft; on a statement its day. */
  readonly number: string
  readonly shop: ShopHeader
  readonly dates: ReadonlyArray<Fact>
  /** The glass that it is about, to be drawn: first what it is called. */
  readonly glass: ReadonlyArray<ShownGlass>
  readonly blocks: ReadonlyArray<Block>
  readonly columns: LineColumns
  readonly sections: ReadonlyArray<LineSection>
  readonly sums: ReadonlyArray<ReadonlyArray<Sum>>
  readonly notesTitle: string
  readonly notes: ReadonlyArray<string>
  readonly handwritten: Handwritten | null
}

/** A job's paper. */
export interface JobDocument extends PaperText {
  readonly kind: DocumentKind
}

/**
 * Writes a quote, work order or invoice (spec §3 document kinds), a credit note or a receipt, for the reader's language
 * (spec §1).
 */
export const jobDocument = (kind: DocumentKind, facts: DocumentFacts): JobDocument => {
  const paper = writing(kind, { ...facts, job: writtenJob(kind, facts) })
  return {
    kind,
    locale: languages[facts.language].locale,
    title: paper.t(`title.${kind}`),
    number: numberOf(paper),
    shop: shopHeader(paper),
    dates: documentDates(paper),
    // The glass is what both documents of an invoice are about.
    glass: paperGlass({ ...paper, job: facts.job }),
    blocks: jobBlocks(paper),
    columns: lineColumns(paper),
    sections: lineSections(paper),
    sums: documentSums(paper),
    notesTitle: kind === "workorder" ? paper.t("block.notes") : "",
    notes: documentNotes(paper),
    handwritten: handwritten(paper)
  }
}

const writtenJob = (kind: DocumentKind, { billedTo, job, note }: DocumentFacts) =>
  kind === "credit" && note !== undefined
    ? creditedJob(job, note)
    : billedTo === undefined
      ? job
      : invoicePart(job, billedTo)

const numberOf = ({ kind, billedTo, job, note, payment, t }: Writing): string => {
  switch (kind) {
    case "invoice":
      return `${job.invoiceNumber ?? t("draft")}${billedTo === undefined ? "" : ` – ${t(`payer.${billedTo}`)}`}`
    case "credit":
      return `${note?.number ?? t("draft")}`
    case "receipt":
      return `${job.number}-${job.payments.findIndex(({ id }) => id === payment?.id) + 1}`
    default:
      return `${job.number}`
  }
}

/** A job as its credit note has it: lines and sums below zero, from the note as it was kept. */
const creditedJob = (job: Job, note: CreditNote): Job =>
  withFacts(
    job,
    { lines: note.lines.map(({ amount: _, ...line }) => line), totals: note.totals },
    { disableChecks: true }
  )

/** More pieces than these are not drawn: the lines tell them all. */
const most = 3

/** The glass that a quote, a work order or an invoice is about. */
const paperGlass = ({ kind, job, language }: Writing): ReadonlyArray<ShownGlass> =>
  kind === "receipt" || kind === "credit"
    ? []
    : drawnGlass(job.lines)
        .slice(0, most)
        .map(({ line, ...drawn }) => ({ ...drawn, label: lineText(line.description, language) }))
