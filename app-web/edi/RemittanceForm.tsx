import { Schema } from "effect"
import { useState } from "react"
import type { Receivable } from "#domain/receivables/Receivable.ts"
import { getReceivables, listReceivables } from "#domain/edi/receivablesApi.ts"
import { postRemittance, RemittanceDraft } from "#domain/edi/remittanceApi.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { DateField } from "#ui/DateField.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useSend } from "#web/api/useSend.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { openNumber } from "#web/forms/openNumber.ts"
import { useForm } from "#web/forms/useForm.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByEdi } from "./changedByEdi.ts"

interface RemittanceFormProps {
  /** Whose it is. */
  readonly name: string
  /** What may be paid by it. */
  readonly invoices: ReadonlyArray<Receivable>
  readonly today: string
  readonly onClose: () => void
}

const Typed = Schema.Struct({ ...RemittanceDraft.fields, total: openNumber(RemittanceDraft.fields.total) })

/** A check or a transfer that pays several invoices: what is paid of each, until all of it is on invoices. */
export function RemittanceForm({ name, invoices, today, onClose }: RemittanceFormProps) {
  const { t, of } = useWords()
  const { currency, money } = useFormats()
  const showToast = useToast()
  const [lines] = useState(() =>
    invoices.map((invoice) => ({ ...invoice, paymentId: PaymentId.make(crypto.randomUUID()) }))
  )
  const [paid, setPaid] = useState<Readonly<Record<string, number | null>>>({})
  const form = useForm(Typed, { source: "check", trace: "", day: today, total: null })
  const { send, isPending } = useSend(postRemittance, {
    form,
    refreshes: [...changedByEdi, getReceivables, listReceivables],
    onDone: ({ posted }) => {
      onClose()
      showToast({ kind: "success", text: t("remittance.posted", { count: posted }) })
    }
  })
  const sum = lines.reduce((all, { jobId }) => all + (paid[jobId] ?? 0), 0)
  const left = (form.values.total ?? 0) - sum
  const isBalanced = left === 0 && sum > 0
  return (
    <FormDialog
      title={t("remittance.title", { name })}
      size="large"
      isDismissable={false}
      submitLabel={t("remittance.save")}
      isPending={isPending}
      isDisabled={!isBalanced}
      onSubmit={() => {
        const typed = form.check()
        if (typed === undefined || !isBalanced || isPending) return
        send({
          ...typed,
          lines: lines.flatMap(({ jobId, paymentId }) => {
            const amount = paid[jobId] ?? 0
            return amount > 0 ? [{ jobId, paymentId, amount }] : []
          })
        })
      }}
      onClose={onClose}
    >
      <FormGrid columns={2}>
        <SegmentedControl
          label={t("remittance.source")}
          options={(["check", "insurerEft"] as const).map((value) => ({ value, label: of("paymentSource", value) }))}
          value={form.values.source}
          onChange={(source) => form.set("source", source)}
        />
        <TextField {...form.field("trace", t("remittance.trace"))} isRequired autoComplete="off" autoFocus />
        <DateField {...form.field("day", t("remittance.day"))} isRequired />
        <MoneyField {...form.field("total", t("remittance.total"))} isRequired currency={currency} />
        {lines.map(({ invoiceNumber, jobId, owed }) => (
          <MoneyField
            key={jobId}
            label={t("remittance.paidOf", { number: invoiceNumber, owed: money(owed) })}
            value={paid[jobId] ?? null}
            onChange={(amount) => setPaid((before) => ({ ...before, [jobId]: amount }))}
            currency={currency}
          />
        ))}
      </FormGrid>
      <p role="status">
        {isBalanced
          ? t("remittance.fits")
          : left >= 0
            ? t("remittance.left", { amount: money(left) })
            : t("remittance.over", { amount: money(-left) })}
      </p>
    </FormDialog>
  )
}
