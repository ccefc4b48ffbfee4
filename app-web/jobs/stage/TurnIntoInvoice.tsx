import type { Job } from "#domain/jobs/Job.ts"
import { postInvoice } from "#domain/jobs/jobsApi.ts"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useSend } from "#web/api/useSend.ts"
import type { Adopts } from "#web/jobs/form/useOpenJob.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { afterStep, StageChanges, useStepTaken } from "./StageChanges.tsx"

/** Asks before the invoice: what it changes, and what is still open on the job. */
export function TurnIntoInvoice({
  open,
  job,
  onClose
}: {
  readonly open: Adopts
  readonly job: Job
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { money } = useFormats()
  const isTaken = useStepTaken(open)
  const { send, isPending } = useSend(postInvoice, {
    refreshes: afterStep,
    onDone: (invoiced) => {
      isTaken(invoiced, t("step.nowInvoice", { number: invoiced.invoiceNumber }))
      onClose()
    },
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") open.adopt(failure.current)
      onClose()
    }
  })
  return (
    <ConfirmDialog
      title={t("step.toInvoice")}
      isOpen
      isPending={isPending}
      confirmLabel={t("step.toInvoice")}
      cancelLabel={t("cancel")}
      onConfirm={() => send({ id: job.id, version: job.version })}
      onCancel={onClose}
    >
      <StageChanges
        job={job}
        to="invoice"
        onLeave={onClose}
        changes={[
          {
            label: t("jobs.invoiceNumber"),
            value: job.invoiceNumber === null ? t("step.nextNumber") : String(job.invoiceNumber)
          },
          { label: t("jobs.total"), value: t("step.totalStands", { total: money(job.totals.total) }) }
        ]}
      />
    </ConfirmDialog>
  )
}
