import { useState } from "react"
import type { JobLink } from "#domain/documents/JobLinks.ts"
import { type PaymentAsk, usualAsk } from "#domain/documents/PaymentAsk.ts"
import { linkDue } from "#domain/job-links/linkDue.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { type MessageTemplate, paperOf } from "#domain/messages/MessageTemplate.ts"
import { MoneyField } from "#ui/MoneyField.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { Select } from "#ui/Select.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

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

/** What a person chooses to ask, its figures perhaps still open: cents and basis points. */
interface AskTyped {
  readonly kind: PaymentAsk["_tag"]
  readonly amount: number | null
  readonly share: number | null
}

const askOf = ({ kind, amount, share }: AskTyped): PaymentAsk | undefined => {
  if (kind === "deposit") return amount !== null && amount > 0 ? { _tag: kind, amount } : undefined
  if (kind === "share") return share !== null && share > 0 && share <= 10_000 ? { _tag: kind, share } : undefined
  return { _tag: kind }
}

/**
 * What the customer's link will ask: at first what the job's last link of this paper asked, else as usual: of a quote the
 * shop's own deposit, in cents, where it has one. `asks` is
 * undefined while a figure is missing or wrong.
 */
export const useAsk = (job: Job, template: MessageTemplate, links: ReadonlyArray<JobLink>, deposit: number) => {
  const [typed, type] = useState<AskTyped>(() => {
    const paper = paperOf(template, job)
    const first =
      links.find(({ kind }) => kind === paper)?.asks ??
      (paper === "quote" && deposit > 0 ? ({ _tag: "deposit", amount: deposit } as const) : usualAsk(paper))
    return {
      kind: first._tag,
      amount: first._tag === "deposit" ? first.amount : null,
      share: first._tag === "share" ? first.share : null
    }
  })
  return { typed, type, asks: askOf(typed) }
}
