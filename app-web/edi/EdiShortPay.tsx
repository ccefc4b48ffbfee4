import { useState } from "react"
import { useIntl } from "react-intl"
import { Schema } from "effect"
import { postEdiDispute, postEdiWithdrawal, postEdiWriteOff, type EdiInvoiceDetails } from "#domain/edi/ediApi.ts"
import { AdjustmentDraft, AdjustmentId } from "#domain/payments/Payment.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Section } from "#ui/Section.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByEdi } from "./changedByEdi.ts"
import { useEdiText } from "./useEdiText.ts"

/** The balance of a short-paid invoice: likely reasons, and what to do about it. */
export function EdiShortPay({ seen }: { readonly seen: EdiInvoiceDetails }) {
  const { t } = useWords()
  const { locale } = useIntl()
  const { timeOrDateTime, money } = useFormats()
  const { paymentTexts, shortPayText } = useEdiText()
  const showToast = useToast()
  const [opened, setOpened] = useState<"dispute" | "writeOff">()
  const { invoice, owed, shortPay } = seen
  const { dispute, jobId, reason } = invoice
  const isDisputed = invoice.state === "disputed"
  const { send: withdraw, isPending: isWithdrawing } = useApiMutation(postEdiWithdrawal, {
    invalidates: changedByEdi,
    onDone: () => showToast({ kind: "success", text: t("edi.short.withdrawn") })
  })
  const amount = money(owed)
  return (
    <Section title={t("edi.shortBy", { amount })}>
      <div className="EdiShortPay">
        {isDisputed && dispute !== null && (
          <div className="EdiDispute">
            <p>{t("edi.short.disputedSince", { at: timeOrDateTime(dispute.at), name: dispute.by })}</p>
            <p>{dispute.note}</p>
          </div>
        )}
        {reason !== "" && (
          <p className="EdiQuiet">{t("edi.short.partnerSays", { text: paymentTexts(reason).join("; ") })}</p>
        )}
        {shortPay.length === 0 ? (
          <p className="EdiQuiet">{t("edi.short.noReason")}</p>
        ) : (
          <>
            <p>{t("edi.short.likely")}</p>
            <ul className="EdiReasons">
              {shortPay.map((one, at) => (
                <li key={at}>{shortPayText(one)}</li>
              ))}
            </ul>
          </>
        )}
        <div className="EdiListActions">
          {isDisputed ? (
            <Button isPending={isWithdrawing} onPress={() => withdraw({ jobId })}>
              {t("edi.short.withdraw")}
            </Button>
          ) : (
            <Button variant="primary" onPress={() => setOpened("dispute")}>
              {t("edi.short.dispute")}
            </Button>
          )}
          <ButtonLink
            href={`/api/V1/edi-invoices/${jobId}/evidence.pdf?${new URLSearchParams({ language: locale.slice(0, 2) })}`}
            target="_blank"
          >
            {t("edi.short.evidence")}
          </ButtonLink>
          <Button onPress={() => setOpened("writeOff")}>{t("edi.short.writeOff", { amount })}</Button>
        </div>
      </div>
      {opened === "dispute" && <Dispute seen={seen} onClose={() => setOpened(undefined)} />}
      {opened === "writeOff" && <WriteOff seen={seen} onClose={() => setOpened(undefined)} />}
    </Section>
  )
}

interface DialogProps {
  readonly seen: EdiInvoiceDetails
  readonly onClose: () => void
}

const DisputeForm = Schema.Struct({ note: requiredText(1000) })

/** Records why the balance is still owed. */
function Dispute({ seen, onClose }: DialogProps) {
  const { t } = useWords()
  const showToast = useToast()
  const form = useForm(DisputeForm, { note: "" })
  const { send, isPending } = useApiMutation(postEdiDispute, {
    form,
    invalidates: changedByEdi,
    onDone: () => {
      onClose()
      showToast({ kind: "success", text: t("edi.short.disputed") })
    }
  })
  return (
    <FormDialog
      title={t("edi.short.disputeTitle", { number: String(seen.invoice.invoiceNumber) })}
      submitLabel={t("edi.short.dispute")}
      isPending={isPending}
      onSubmit={() => {
        const typed = form.check()
        if (typed !== undefined) send({ jobId: seen.invoice.jobId, ...typed })
      }}
      onClose={onClose}
    >
      <p className="EdiQuiet">{t("edi.short.disputeHint", { partner: seen.partnerName })}</p>
      <TextArea {...form.field("note", t("edi.short.note"))} rows={4} isRequired autoFocus />
    </FormDialog>
  )
}

const WriteOffForm = Schema.Struct({ reason: AdjustmentDraft.fields.reason })

/** Writes off the balance, with a reason. */
function WriteOff({ seen, onClose }: DialogProps) {
  const { t } = useWords()
  const { money } = useFormats()
  const showToast = useToast()
  const [adjustmentId] = useState(() => AdjustmentId.make(crypto.randomUUID()))
  const form = useForm(WriteOffForm, { reason: "" })
  const { send, isPending } = useApiMutation(postEdiWriteOff, {
    form,
    invalidates: changedByEdi,
    onDone: () => {
      onClose()
      showToast({ kind: "success", text: t("edi.short.writtenOff") })
    }
  })
  return (
    <FormDialog
      title={t("edi.short.writeOff", { amount: money(seen.owed) })}
      submitLabel={t("edi.short.writeOffNow")}
      submitVariant="danger"
      isPending={isPending}
      onSubmit={() => {
        const typed = form.check()
        if (typed !== undefined) send({ jobId: seen.invoice.jobId, adjustmentId, ...typed })
      }}
      onClose={onClose}
    >
      <p className="EdiQuiet">{t("edi.short.writeOffHint")}</p>
      <TextField {...form.field("reason", t("edi.short.reason"))} isRequired autoFocus />
    </FormDialog>
  )
}
