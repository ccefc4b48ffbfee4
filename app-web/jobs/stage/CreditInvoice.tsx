import { useNavigate } from "react-router-dom"
import { CreditDraft } from "#domain/jobs/CreditNote.ts"
import type { Invoice } from "#domain/jobs/Job.ts"
import { netReceived } from "#domain/payments/balance.ts"
import { postCredit } from "#domain/jobs/jobStepsApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Checkbox } from "#ui/Checkbox.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import type { ApplySavedJob } from "#web/jobs/form/useOpenJob.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { afterStep } from "./StageChanges.tsx"
import { access } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { getJobEdi } from "#domain/edi/jobEdiApi.ts"
import { useUser } from "#web/access/useUser.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"

/**
 * Reverses an invoice with a credit note: the reason, and whether its work becomes a new work order to be billed again.
 */
export function CreditInvoice({
  open,
  job,
  onClose
}: {
  readonly open: ApplySavedJob
  readonly job: Invoice
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { money } = useFormats()
  const showToast = useToast()
  const navigate = useNavigate()
  const paid = job.payments.reduce((sum, payment) => sum + netReceived(payment), 0)
  const form = useForm(CreditDraft, { reason: "", rebill: true })
  const { send, isPending } = useApiMutation(postCredit, {
    form,
    invalidates: afterStep,
    onDone: (credited) => {
      open.applySaved(credited)
      onClose()
      const { number, rebilledAs } = credited.credit
      showToast({
        kind: "success",
        text:
          rebilledAs === null
            ? t("step.nowCredited", { number })
            : t("step.nowRebilled", { number, job: rebilledAs.number })
      })
      if (rebilledAs !== null) void navigate(`/jobs/${rebilledAs.id}/edit`)
    },
    onFailure: (failure) => {
      if (failure._tag === "JobChanged") {
        open.applySaved(failure.current)
        onClose()
      }
    }
  })
  const credit = () => {
    const asked = form.check()
    if (asked !== undefined) send({ id: job.id, version: job.version, ...asked })
  }
  return (
    <Dialog
      title={t("step.credit")}
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button variant="danger" onPress={credit} isPending={isPending}>
            {t("step.credit")}
          </Button>
        </>
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          credit()
        }}
      >
        <p>{t("step.creditHint", { number: job.invoiceNumber, total: money(job.totals.total) })}</p>
        {paid > 0 && <Callout tone="warning" title={t("step.creditPaid", { amount: money(paid) })} />}
        <TextArea {...form.field("reason", t("step.creditReason"))} isRequired autoFocus rows={2} />
        <Checkbox {...form.tick("rebill", t("step.rebill"))}>{t("step.rebill")}</Checkbox>
      </Form>
    </Dialog>
  )
}

export interface EdiHoldProps {
  readonly job: Pick<Invoice, "id" | "invoiceNumber">
}

/**
 * A notice that the invoice was sent to the insurer's network, or is being sent right now, so it can no longer be
 * changed.
 */
export function EdiHold({ job }: EdiHoldProps) {
  const { t, of } = useWords()
  const { timeOrDateTime } = useFormats()
  const user = useUser()
  const { data } = useApiQuery(getJobEdi, { id: job.id })
  const held = data?.held
  if (held === undefined || held === null) return null
  const network = of("partnerNetwork", held.network)
  return (
    <Callout
      title={t(held.isQueued ? "step.heldQueued" : "step.heldSent", {
        invoice: job.invoiceNumber,
        network,
        at: timeOrDateTime(held.at)
      })}
      links={
        hasAccess(access["/invoices"], user) ? [{ label: t("step.heldLink"), href: `/invoices?invoice=${job.id}` }] : []
      }
    >
      {t("step.heldHint")}
    </Callout>
  )
}
