import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import "./Balance.css"

/** What is still owed on a job of the list; a quote owes nothing yet, a settled or credited invoice says so. */
export function Balance({
  stage,
  balance = 0,
  total = 0,
  isCredited
}: Pick<JobSummary, "stage" | "balance" | "total" | "isCredited">) {
  const { t } = useWords()
  const { money } = useFormats()
  if (stage === "quote") return <>–</>
  if (isCredited && balance === 0) return <>{t("step.credited")}</>
  return balance === 0 && total > 0 ? <span className="PaidInFull">{t("jobs.paid")}</span> : money(balance)
}
