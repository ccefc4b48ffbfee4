import type { Job } from "#domain/jobs/Job.ts"
import { getJob, listJobs, postInvoice } from "#domain/jobs/jobsApi.ts"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useSend } from "#web/api/useSend.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { openEnds } from "./openEnds.ts"
import "./TurnIntoInvoice.css"

/** Asks before the invoice, which cannot be taken back: what it does, and what is still open on the job. */
export function TurnIntoInvoice({ open, job, onClose }: { readonly open: OpenJob; readonly job: Job; readonly onClose: () => void }) {
  const { t } = useWords()
  const { money } = useFormats()
  const say = useSay()
  const { send, isPending } = useSend(postInvoice, {
    refreshes: [listJobs, getJob],
    onDone: (invoiced) => {
      open.adopt(invoiced)
      say({ kind: "success", text: t("step.nowInvoice", { number: invoiced.invoiceNumber ?? "" }) })
      onClose()
    },
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") open.adopt(failure.current)
      onClose()
    }
  })
  const ends = openEnds(job)
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
      <div className="StageChanges">
        <p>{t("step.toInvoiceHint", { total: money(job.totals.total) })}</p>
        {ends.length > 0 && (
          <>
            <p>{t("step.openEnds")}</p>
            <ul>{ends.map((end) => <li key={end}>{t(end)}</li>)}</ul>
          </>
        )}
      </div>
    </ConfirmDialog>
  )
}
