import type { DocumentKind } from "#domain/documents/DocumentKind.ts"
import type { JobFileId } from "#domain/job-files/JobFile.ts"
import type { Stage, Job } from "#domain/jobs/Job.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import type { Language } from "#domain/words/languages.ts"
import { isBorneByTwo } from "#domain/payments/balance.ts"
import { isBilledInTwo } from "#web/access/Person.ts"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"

/** Where a job's file is fetched: itself, or its small picture. */
export const fileHref = (job: JobId, file: JobFileId, what: "content" | "thumbnail"): string =>
  `/api/V1/jobs/${job}/files/${file}/${what}`

/** Which paper of a job is printed: of which payment, for whom, in the customer's language unless another is named. */
interface Printed {
  readonly language?: Language | undefined
  readonly payment?: string | undefined
  readonly payer?: Payment["payer"] | undefined
}

/** Where a job's paper is printed, for a tab of its own. */
export const documentHref = (jobId: string, kind: DocumentKind, printed: Printed = {}): string =>
  `/api/V1/jobs/${jobId}/document.pdf?${new URLSearchParams(Object.entries({ kind, ...printed }).filter((one): one is [string, string] => one[1] !== undefined))}`

const inOrder: ReadonlyArray<Stage> = ["quote", "workorder", "invoice"]

/** The papers a job has by now: those of its stage and before. */
export const documentsOf = (stage: Stage): ReadonlyArray<Stage> => inOrder.slice(0, inOrder.indexOf(stage) + 1)

/** Where the evidence of a job's calibration is printed, with what is missing named. */
export const evidenceHref = (jobId: string, language: string): string =>
  `/api/V1/jobs/${jobId}/calibration-evidence.pdf?${new URLSearchParams({ language })}`

interface JobPaper {
  readonly kind: Stage
  readonly label: string
  /** Whose it is, where an invoice is two documents. */
  readonly payer?: Payment["payer"]
}

/** The papers that a job has by now, the one of its stage first; an invoice that is billed in two is one for each payer. */
export const useJobPapers = () => {
  const { t, of } = useWords()
  const { profile } = useUser()
  return (job: Job): ReadonlyArray<JobPaper> =>
    documentsOf(job.stage)
      .toReversed()
      .flatMap((kind): ReadonlyArray<JobPaper> => {
        const label = of("stage", kind)
        return kind === "invoice" && isBilledInTwo(profile) && isBorneByTwo(job)
          ? [
              { kind, payer: "customer", label: `${label} – ${t("payment.customer")}` },
              { kind, payer: "insurer", label: `${label} – ${t("payment.insurer")}` }
            ]
          : [{ kind, label }]
      })
}
