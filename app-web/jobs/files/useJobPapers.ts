import type { Job, Stage } from "#domain/jobs/Job.ts"
import { isBorneByTwo } from "#domain/payments/balance.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { isBilledInTwo } from "#web/access/Person.ts"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { documentsOf } from "./fileHref.ts"

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
