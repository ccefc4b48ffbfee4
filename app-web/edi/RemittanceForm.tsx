import { Schema } from "effect"
import { useState } from "react"
import type { Receivable, ReceivableBy } from "#domain/receivables/Receivable.ts"
import { getReceivables, listReceivables } from "#domain/edi/receivablesApi.ts"
import { postRemittance, RemittanceDraft } from "#domain/edi/remittanceApi.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { DateField } from "#ui/DateField.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { SearchField } from "#ui/SearchField.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { nullableNumber } from "#web/forms/nullableNumber.ts"
import { useForm } from "#web/forms/useForm.ts"
import { useToast } from "#web/page/useToast.ts"
import { truncateSearch, useDebounced } from "#web/page/useDebounced.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByEdi } from "./changedByEdi.ts"

interface RemittanceFormProps {
  /** The payer's name. */
  readonly name: string
  /** The grouping of the receivables row it pays. */
  readonly by: ReceivableBy
  readonly of: string
  readonly today: string
  readonly onClose: () => void
}

/** Number of invoices listed; the others are found by search. */
const shownAtOnce = 50

interface Line extends Receivable {
  readonly paymentId: PaymentId
  readonly amount: number | null
}

const Typed = Schema.Struct({ ...RemittanceDraft.fields, total: nullableNumber(RemittanceDraft.fields.total) })

/** A check or transfer that pays several invoices. The amounts per invoice must add up to the total. */
export function RemittanceForm({ by, name, of: key, today, onClose }: RemittanceFormProps) {
  const { t, of } = useWords()
  const { currency, money } = useFormats()
  const showToast = useToast()
  const [text, setText] = useState("")
  const sought = useDebounced(truncateSearch(text), 200)
  const { data: found = [] } = useApiQuery(
    listReceivables,
    { by, key, ...(sought === "" ? {} : { text: sought }) },
    { keepsPrevious: true }
  )
  // Keeps entered amounts while searching for other invoices.
  const [entered, setEntered] = useState<ReadonlyMap<string, Line>>(new Map())
  const lines = [...entered.values()].filter(({ amount }) => (amount ?? 0) > 0)
  const offered = found.slice(0, shownAtOnce)
  // Keeps invoices with an amount in place while typing.
  const shown = [...lines.filter(({ jobId }) => !offered.some((one) => one.jobId === jobId)), ...offered]
  const pay = (invoice: Receivable, amount: number | null) =>
    setEntered((before) => {
      const paymentId = before.get(invoice.jobId)?.paymentId ?? PaymentId.make(crypto.randomUUID())
      return new Map(before).set(invoice.jobId, { ...invoice, paymentId, amount })
    })
  const form = useForm(Typed, { source: "check", trace: "", day: today, total: null })
  const { send, isPending } = useApiMutation(postRemittance, {
    form,
    invalidates: [...changedByEdi, getReceivables, listReceivables],
    onDone: ({ posted }) => {
      onClose()
      showToast({ kind: "success", text: t("remittance.posted", { count: posted }) })
    }
  })
  const sum = lines.reduce((all, { amount }) => all + (amount ?? 0), 0)
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
          lines: lines.map(({ amount, jobId, paymentId }) => ({ jobId, paymentId, amount: amount ?? 0 }))
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
      </FormGrid>
      {/* Wrapped in a block, because the field grows along the flex direction, which here is vertical. */}
      <div>
        <SearchField
          label={t("receivables.find")}
          isLabelHidden={false}
          description={t("receivables.findHint")}
          clearLabel={t("clearSearch")}
          value={text}
          onChange={setText}
        />
      </div>
      <FormGrid columns={2}>
        {shown.map((invoice) => (
          <MoneyField
            key={invoice.jobId}
            label={t("remittance.paidOf", { number: invoice.invoiceNumber, owed: money(invoice.owed) })}
            description={invoice.customerName}
            value={entered.get(invoice.jobId)?.amount ?? null}
            onChange={(amount) => pay(invoice, amount)}
            currency={currency}
          />
        ))}
      </FormGrid>
      {found.length === 0 && <p>{t("receivables.notFound")}</p>}
      {found.length > shownAtOnce && <p>{t("receivables.oldestShown", { shown: shownAtOnce })}</p>}
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
