import { drawnGlass } from "#domain/estimates/drawnGlass.ts"
import type { CreditNote } from "#domain/jobs/CreditNote.ts"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import { languages } from "#domain/words/languages.ts"
import type { Block, Fact, TotalsRow } from "./Block.ts"
import { documentDates } from "./documentDates.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import { documentNotes } from "./documentNotes.ts"
import { documentTotals } from "./documentTotals.ts"
import { type Handwritten, handwritten } from "./handwritten.ts"
import { splitInvoiceFor } from "./splitInvoiceFor.ts"
import { jobBlocks } from "./jobBlocks.ts"
import type { DocumentFacts } from "./jobFacts.ts"
import { type LineColumns, type LineSection, lineColumns, lineSections } from "./lineSections.ts"
import { lineText } from "./lineText.ts"
import { type ShopHeader, shopHeader } from "./shopHeader.ts"
import type { ShownGlass } from "./ShownGlass.ts"
import { type DocumentContext, createDocumentContext } from "./DocumentContext.ts"

/** A document of the shop as display text in one language, for both PDF and screen. */
export interface DocumentText {
  /** Language tag of all its texts, such as `fr-CA`. */
  readonly locale: string
  readonly title: string
  /**
   * The job number. On an invoice, the invoice number (or the word for a draft), with the payer if there are two
   * documents; on a statement, its date.
   */
  readonly number: string
  readonly shop: ShopHeader
  readonly dates: ReadonlyArray<Fact>
  /** The glass to draw, in order, with labels. */
  readonly glass: ReadonlyArray<ShownGlass>
  readonly blocks: ReadonlyArray<Block>
  readonly columns: LineColumns
  readonly sections: ReadonlyArray<LineSection>
  readonly sums: ReadonlyArray<ReadonlyArray<TotalsRow>>
  readonly notesTitle: string
  readonly notes: ReadonlyArray<string>
  readonly handwritten: Handwritten | null
}

/** A document of a job. */
export interface JobDocument extends DocumentText {
  readonly kind: DocumentKind
}

/**
 * Creates a quote, work order or invoice (spec §3 document kinds), a credit note or a receipt, in the reader's language
 * (spec §1).
 */
export const jobDocument = (kind: DocumentKind, facts: DocumentFacts): JobDocument => {
  const paper = createDocumentContext(kind, { ...facts, job: writtenJob(kind, facts) })
  return {
    kind,
    locale: languages[facts.language].locale,
    title: paper.t(`title.${kind}`),
    number: numberOf(paper),
    shop: shopHeader(paper),
    dates: documentDates(paper),
    // Both documents of a split invoice show the same glass.
    glass: paperGlass({ ...paper, job: facts.job }),
    blocks: jobBlocks(paper),
    columns: lineColumns(paper),
    sections: lineSections(paper),
    sums: documentTotals(paper),
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
      : splitInvoiceFor(job, billedTo)

const numberOf = ({ kind, billedTo, job, note, payment, t }: DocumentContext): string => {
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

/** Returns a job as its credit note shows it, with the negative lines and totals of the stored note. */
const creditedJob = (job: Job, note: CreditNote): Job =>
  withFields(
    job,
    { lines: note.lines.map(({ amount: _, ...line }) => line), totals: note.totals },
    { disableChecks: true }
  )

/** Maximum number of panes drawn; the lines list all of them. */
const maxPanesDrawn = 3

/** Returns the glass to draw on a quote, work order or invoice. */
const paperGlass = ({ kind, job, language }: DocumentContext): ReadonlyArray<ShownGlass> =>
  kind === "receipt" || kind === "credit"
    ? []
    : drawnGlass(job.lines)
        .slice(0, maxPanesDrawn)
        .map(({ line, ...drawn }) => ({ ...drawn, label: lineText(line.description, language) }))
