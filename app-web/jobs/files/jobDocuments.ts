import type { DocumentKind } from "#domain/documents/DocumentKind.ts"
import type { JobFileId } from "#domain/job-files/JobFile.ts"
import type { Stage, Job } from "#domain/jobs/Job.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import type { Language } from "#domain/words/languages.ts"
import { isSplitBetweenPayers } from "#domain/payments/balance.ts"
import { isBilledInTwo } from "#web/access/Person.ts"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"

/** The URL of a job's file or its thumbnail. */
export const fileHref = (job: JobId, file: JobFileId, what: "content" | "thumbnail"): string =>
  `/api/V1/jobs/${job}/files/${file}/${what}`

/** Options of a printed job document: which payment, which payer, and a language other than the customer's. */
interface PrintOptions {
  readonly language?: Language | undefined
  readonly payment?: string | undefined
  readonly payer?: Payment["payer"] | undefined
}

/** The URL of a printable job document, to open in a new tab. */
export const documentHref = (jobId: string, kind: DocumentKind, printed: PrintOptions = {}): string =>
  `/api/V1/jobs/${jobId}/document.pdf?${new URLSearchParams(Object.entries({ kind, ...printed }).filter((one): one is [string, string] => one[1] !== undefined))}`

const inOrder: ReadonlyArray<Stage> = ["quote", "workorder", "invoice"]

/** The documents available for a job: those of its current and earlier stages. */
export const documentsOf = (stage: Stage): ReadonlyArray<Stage> => inOrder.slice(0, inOrder.indexOf(stage) + 1)

/** The URL of the printable calibration evidence of a job, which lists anything missing. */
export const evidenceHref = (jobId: string, language: string): string =>
  `/api/V1/jobs/${jobId}/calibration-evidence.pdf?${new URLSearchParams({ language })}`

interface PrintableDocument {
  readonly kind: Stage
  readonly label: string
  /** The payer, if an invoice is split into two documents. */
  readonly payer?: Payment["payer"]
}

/**
 * Returns the documents available for a job, that of its current stage first. An invoice billed in two has one per
 * payer.
 */
export const useJobDocuments = () => {
  const { t, of } = useWords()
  const { profile } = useUser()
  return (job: Job): ReadonlyArray<PrintableDocument> =>
    documentsOf(job.stage)
      .toReversed()
      .flatMap((kind): ReadonlyArray<PrintableDocument> => {
        const label = of("stage", kind)
        return kind === "invoice" && isBilledInTwo(profile) && isSplitBetweenPayers(job)
          ? [
              { kind, payer: "customer", label: `${label} – ${t("payment.customer")}` },
              { kind, payer: "insurer", label: `${label} – ${t("payment.insurer")}` }
            ]
          : [{ kind, label }]
      })
}
