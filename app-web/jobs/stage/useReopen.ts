import { postReopen } from "#domain/jobs/jobStepsApi.ts"
import { useSend } from "#web/api/useSend.ts"
import type { Adopts } from "#web/jobs/form/useOpenJob.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import { afterStep } from "./afterStep.ts"

/** Takes a job one stage back: asked for, or as the undo of a step that was just taken. */
export const useReopen = (open: Adopts, onEnd: () => void = () => {}) => {
  const { t, of } = useWords()
  const say = useSay()
  return useSend(postReopen, {
    refreshes: afterStep,
    onDone: (job) => {
      open.adopt(job)
      say({ kind: "success", text: t("step.isAgain", { number: job.number, stage: of("stage", job.stage) }) })
      onEnd()
    },
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") open.adopt(failure.current)
      onEnd()
    }
  })
}
