import type { Job } from "#domain/jobs/Job.ts"
import { deleteQuote, listJobs } from "#domain/jobs/jobsApi.ts"
import { DeleteDialog } from "#web/forms/DeleteRecord.tsx"
import { useWords } from "#web/words/useWords.ts"

interface DeleteQuoteProps {
  readonly job: Job
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks before a quote is deleted; one that was sent, signed or paid for stays, and the dialog says why. */
export function DeleteQuote({ job: { id, number, customerName }, onDeleted, onClose }: DeleteQuoteProps) {
  const { t } = useWords()
  return (
    <DeleteDialog
      id={id}
      call={deleteQuote}
      list={listJobs}
      listPath="/jobs/jobs-list"
      words={{
        press: t("quote.delete"),
        ask: t("quote.deleteAsk", { number, customer: customerName }),
        hint: t("quote.deleteHint"),
        done: t("quote.deleted", { number })
      }}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  )
}
