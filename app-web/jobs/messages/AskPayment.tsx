import type { Job } from "#domain/jobs/Job.ts"
import { linkDue } from "#domain/job-links/linkDue.ts"
import type { PaymentAsk } from "#domain/documents/PaymentAsk.ts"
import { MoneyField } from "#ui/MoneyField.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { Select } from "#ui/Select.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { AskTyped } from "./useAsk.ts"

interface AskPaymentProps {
  readonly job: Job
  readonly typed: AskTyped
  readonly asks: PaymentAsk | undefined
  /** Sending was tried: what is missing is said. */
  readonly isChecked: boolean
  readonly onChange: (typed: AskTyped) => void
}

const words = { nothing: "ask.none", deposit: "ask.deposit", share: "ask.byShare", balance: "ask.balance" } as const

/** What the customer is asked to pay by the link, and what that comes to now. An invoice is no time for deposits. */
export function AskPayment({ job, typed, asks, isChecked, onChange }: AskPaymentProps) {
  const { t } = useWords()
  const { currency, money } = useFormats()
  const kinds: ReadonlyArray<AskTyped["kind"]> =
    job.stage === "invoice" ? ["nothing", "balance"] : ["nothing", "deposit", "share", "balance"]
  const due = asks === undefined ? 0 : linkDue(asks, job)
  const hint =
    due > 0
      ? t(job.stage === "quote" ? "ask.hintQuote" : "ask.hint", { amount: money(due) })
      : asks !== undefined && typed.kind !== "nothing"
        ? t("ask.nothingDue")
        : undefined
  const isWrong = isChecked && asks === undefined
  return (
    <div className="SendAsk">
      <Select
        label={t("ask.title")}
        value={typed.kind}
        description={hint}
        onChange={(kind) => onChange({ ...typed, kind: kind ?? typed.kind })}
        options={kinds.map((kind) => ({ value: kind, label: t(words[kind]) }))}
      />
      {typed.kind === "deposit" && (
        <MoneyField
          label={t("ask.deposit")}
          value={typed.amount}
          currency={currency}
          isRequired
          unclearMessage={t("number.unclear")}
          errorMessage={isWrong ? t("payment.amount") : ""}
          onChange={(amount) => onChange({ ...typed, amount })}
        />
      )}
      {typed.kind === "share" && (
        <PercentField
          label={t("ask.percent")}
          value={typed.share}
          isRequired
          unclearMessage={t("number.unclear")}
          errorMessage={isWrong ? t("ask.share") : ""}
          onChange={(share) => onChange({ ...typed, share })}
        />
      )}
    </div>
  )
}
