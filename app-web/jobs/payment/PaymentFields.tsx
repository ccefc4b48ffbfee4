import { Schema } from "effect"
import { type ReactNode, useEffect, useRef } from "react"
import { getChoiceLists } from "#domain/choice-lists/choiceListsApi.ts"
import { defaultLists } from "#domain/choice-lists/ChoiceLists.ts"
import type { DeclineCode } from "#domain/payments/Card.ts"
import { ExternalPaymentDraft, type Payment } from "#domain/payments/Payment.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { Callout } from "#ui/Callout.tsx"
import { ComboBox } from "#ui/ComboBox.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { nullableNumber } from "#web/forms/nullableNumber.ts"
import type { Form } from "#web/forms/useForm.ts"
import { sourceText } from "#domain/payments/sourceText.ts"
import { selectAll } from "#web/page/selectAll.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

type Payer = Payment["payer"]

interface PaymentFieldsProps {
  readonly form: Form<typeof PaymentForm>
  readonly owed: (payer: Payer) => number
  readonly hasInsurer: boolean
  readonly isByCard: boolean
  readonly onPayer: (payer: Payer) => void
  /** The card fields. */
  readonly children?: ReactNode
}

/** Payer, date, source and amount of a payment; the amount defaults to what the payer owes. */
export function PaymentFields({ form, owed, hasInsurer, isByCard, onPayer, children }: PaymentFieldsProps) {
  const { t } = useWords()
  const { currency, money } = useFormats()
  const { source, payer } = form.values
  const { paymentSources } = useApiQuery(getChoiceLists, {}).data ?? defaultLists
  const known = paymentSources.map((name) => ({ word: sourceText(name, t) }))
  const isKnown = known.some(({ word }) => word === source)
  const amount = form.field("amountReceived", t("payment.amountTitle"))
  const choose = (next: Payer) => {
    form.set("payer", next)
    form.set("amountReceived", owed(next))
    onPayer(next)
  }
  return (
    <FormGrid>
      {hasInsurer && (
        <FormCell span={12}>
          <SegmentedControl
            {...form.field("payer", t("payment.payer"))}
            options={[
              { value: "customer", label: t("payment.customer") },
              { value: "insurer", label: t("payment.insurer") }
            ]}
            onChange={choose}
          />
        </FormCell>
      )}
      <FormCell span={6} isHalfOnPhone={!isByCard}>
        <MoneyField
          {...amount}
          errorMessage={
            (form.values.amountReceived ?? 0) > owed(payer)
              ? t("payment.tooMuch", { amount: money(owed(payer)) })
              : amount.errorMessage
          }
          onFocus={selectAll}
          currency={currency}
          isRequired
          autoFocus
          unclearMessage={t("number.unclear")}
          description={t("payment.owed", { amount: money(owed(payer)) })}
        />
      </FormCell>
      {isByCard && <FormCell span={12}>{children}</FormCell>}
      {!isByCard && (
        <FormCell span={6} isHalfOnPhone>
          <ComboBox
            name="source"
            label={t("payment.source")}
            isRequired
            allowsCustomValue
            menuTrigger="focus"
            items={known.filter(({ word }) => isKnown || word.toLowerCase().includes(source.trim().toLowerCase()))}
            itemKey={({ word }) => word}
            itemText={({ word }) => word}
            inputValue={source}
            onInputChange={(text) => form.set("source", text)}
            onBlur={form.field("source", t("payment.source")).onBlur}
            errorMessage={form.errorOf("source", { label: t("payment.source") })}
            loadingLabel={t("loading")}
            emptyLabel={t("payment.otherSource")}
          />
        </FormCell>
      )}
      {!isByCard && (
        <FormCell span={6}>
          <DatePicker {...form.field("collectionDate", t("payment.date"))} isRequired />
        </FormCell>
      )}
      <FormCell span={12}>
        <TextArea {...form.field("description", t("payment.description"))} rows={2} />
      </FormCell>
    </FormGrid>
  )
}

/** The form values of a payment: the domain's draft, with an amount that may be empty. */
export const PaymentForm = Schema.Struct({
  ...ExternalPaymentDraft.fields,
  amountReceived: nullableNumber(ExternalPaymentDraft.fields.amountReceived)
})

/** The same for a card, which is its own source. */
export const CardPaymentForm: typeof PaymentForm = Schema.Struct({ ...PaymentForm.fields, source: plainText(80) })

interface PaymentErrorNoticeProps {
  readonly decline?: DeclineCode | undefined
  readonly failure: { readonly _tag: string } | undefined
}

/** Why the payment failed, in words. Scrolls itself into view, because on a phone the end of the form is off screen. */
export function PaymentErrorNotice({ decline, failure }: PaymentErrorNoticeProps) {
  const { t, of } = useWords()
  const textOf = useFailureText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" })
  }, [decline, failure])
  if (decline === undefined && failure === undefined) return null
  return (
    <div ref={place}>
      {decline !== undefined && (
        <Callout tone="danger" isLive title={t("payment.declined")}>
          {of("declineCode", decline)}
        </Callout>
      )}
      {failure !== undefined && <Callout tone="danger" isLive title={textOf(failure)} />}
    </div>
  )
}
