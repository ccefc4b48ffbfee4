import type { Job } from "#domain/jobs/Job.ts"
import type { Adopts } from "#web/jobs/form/useOpenJob.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import { useReopen } from "./useReopen.ts"

/** Says that a step was taken, with a press that takes it back. */
export const useStepTaken = (open: Adopts) => {
  const { t } = useWords()
  const say = useSay()
  const { send } = useReopen(open)
  return (job: Job, text: string) => {
    open.adopt(job)
    say({
      kind: "success",
      text,
      action: { label: t("undo"), onPress: () => send({ id: job.id, version: job.version }) }
    })
  }
}
