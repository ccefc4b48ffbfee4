import type { Job } from "#domain/jobs/Job.ts"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import type { Adopts } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { useReopen } from "./StageChanges.tsx"

/** Asks before a job goes one stage back: everything entered stays, an invoice keeps its number. */
export function StageBack({
  open,
  job,
  onClose
}: {
  readonly open: Adopts
  readonly job: Job
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { send, isPending } = useReopen(open, onClose)
  const toQuote = job.stage === "workorder"
  const title = t(toQuote ? "step.backToQuote" : "step.backToWorkOrder")
  return (
    <ConfirmDialog
      title={title}
      isOpen
      isPending={isPending}
      confirmLabel={title}
      cancelLabel={t("cancel")}
      onConfirm={() => send({ id: job.id, version: job.version })}
      onCancel={onClose}
    >
      <p>{toQuote ? t("step.backToQuoteHint") : t("step.backToWorkOrderHint", { number: job.invoiceNumber ?? "" })}</p>
    </ConfirmDialog>
  )
}
