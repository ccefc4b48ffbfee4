import { listStagePiles } from "#domain/jobs/jobListApi.ts"
import { getJob, listJobs } from "#domain/jobs/jobsApi.ts"
import { deleteLost } from "#domain/jobs/lostQuoteApi.ts"
import { useSend } from "#web/api/useSend.ts"
import type { Adopts } from "#web/jobs/form/useOpenJob.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { aboutJob } from "#web/jobs/form/aboutJob.ts"

/** What shows whether a quote is lost. */
export const whereLost = [listJobs, listStagePiles, getJob]

/** Opens a lost quote again. */
export const useRevive = (open: Adopts) => {
  const { t } = useWords()
  const showToast = useToast()
  return useSend(deleteLost, {
    refreshes: whereLost,
    onDone: (quote) => {
      open.adopt(quote)
      showToast({ kind: "success", about: aboutJob(quote), text: t("lost.reopened", { number: quote.number }) })
    },
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") open.adopt(failure.current)
    }
  })
}
