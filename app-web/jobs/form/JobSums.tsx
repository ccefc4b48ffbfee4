import type { Job } from "#domain/jobs/Job.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { JobMoney } from "./useJobMoney.ts"

/** The total, and what is still owed once a job owes anything. */
export function JobSums({
  job,
  money: { totals, balance }
}: {
  readonly job: Job | undefined
  readonly money: JobMoney
}) {
  const { t } = useWords()
  const { money } = useFormats()
  const owes = job !== undefined && job.stage !== "quote"
  const isCredited = job !== undefined && job.credit !== null
  const isPaid = !isCredited && balance <= 0 && totals.total > 0
  return (
    <dl className="JobSums">
      <div>
        <dt>{t("totals.total")}</dt>
        <dd className="JobSum tabular">{money(totals.total)}</dd>
      </div>
      {owes && (
        <div>
          <dt>{t("jobs.balance")}</dt>
          <dd className="JobSum tabular" data-paid={isPaid || undefined}>
            {isCredited && balance === 0 ? t("step.credited") : isPaid ? t("jobs.paid") : money(balance)}
          </dd>
        </div>
      )}
    </dl>
  )
}
