import { lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import type { JobLink } from "#domain/documents/JobLinks.ts"
import { type PaymentAsk, defaultPaymentAsk } from "#domain/documents/PaymentAsk.ts"
import { linkAmountDue } from "#domain/job-links/linkAmountDue.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { type MessageTemplate, documentOf } from "#domain/messages/MessageTemplate.ts"
import type { Language } from "#domain/words/languages.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { Select } from "#ui/Select.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { narrow, useMedia } from "#web/page/useMedia.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

interface PaymentRequestFieldsProps {
  readonly job: Job
  readonly typed: PaymentRequestValues
  readonly asks: PaymentAsk | undefined
  /** The user tried to send, so missing values are reported. */
  readonly isChecked: boolean
  readonly onChange: (typed: PaymentRequestValues) => void
}

const words = { nothing: "ask.none", deposit: "ask.deposit", share: "ask.byShare", balance: "ask.balance" } as const

/** The payment that the link asks the customer for, and its current amount. An invoice cannot ask for a deposit. */
export function PaymentRequestFields({ job, typed, asks, isChecked, onChange }: PaymentRequestFieldsProps) {
  const { t } = useWords()
  const { currency, money } = useFormats()
  const kinds: ReadonlyArray<PaymentRequestValues["kind"]> =
    job.stage === "invoice" ? ["nothing", "balance"] : ["nothing", "deposit", "share", "balance"]
  const due = asks === undefined ? 0 : linkAmountDue(asks, job)
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

/** The form values of the payment request, possibly incomplete: cents and basis points. */
interface PaymentRequestValues {
  readonly kind: PaymentAsk["_tag"]
  readonly amount: number | null
  readonly share: number | null
}

const askOf = ({ kind, amount, share }: PaymentRequestValues): PaymentAsk | undefined => {
  if (kind === "deposit") return amount !== null && amount > 0 ? { _tag: kind, amount } : undefined
  if (kind === "share") return share !== null && share > 0 && share <= 10_000 ? { _tag: kind, share } : undefined
  return { _tag: kind }
}

/**
 * The payment that the customer's link will ask for. Initially what the job's last link for this document asked for,
 * otherwise the default; for a quote that is the shop's deposit in cents, if it has one. `asks` is undefined while a
 * number is missing or invalid.
 */
export const usePaymentRequest = (
  job: Job,
  template: MessageTemplate,
  links: ReadonlyArray<JobLink>,
  deposit: number
) => {
  const [typed, type] = useState<PaymentRequestValues>(() => {
    const paper = documentOf(template, job)
    const first =
      links.find(({ kind }) => kind === paper)?.asks ??
      (paper === "quote" && deposit > 0 ? ({ _tag: "deposit", amount: deposit } as const) : defaultPaymentAsk(paper))
    return {
      kind: first._tag,
      amount: first._tag === "deposit" ? first.amount : null,
      share: first._tag === "share" ? first.share : null
    }
  })
  return { typed, type, asks: askOf(typed) }
}

interface PdfPreviewProps {
  /** URL of the printable document. */
  readonly href: string
  /** Its accessible name. */
  readonly title: string
  /** The same document rendered as a page, with a link to the PDF. */
  readonly asPage: ReactNode
}

/**
 * Previews the document the customer receives, as a PDF from the server. Renders the page instead on a phone, in
 * browsers that do not display PDFs, or if the PDF failed to load.
 */
export function PdfPreview({ href, title, asPage }: PdfPreviewProps) {
  const { t } = useWords()
  const isNarrow = useMedia(narrow)
  const isShown = navigator.pdfViewerEnabled && !isNarrow
  const pdf = usePdf(isShown ? href : undefined)
  if (!isShown || pdf === "missing") return <div className="SendPage">{asPage}</div>
  return (
    <div className="SendPdf">
      {pdf === undefined ? (
        <Skeleton widths={["100%"]} height={420} />
      ) : (
        <iframe className="SendPdfFrame" src={`${pdf}#toolbar=0&navpanes=0&view=FitH`} title={title} />
      )}
      <ButtonLink size="small" variant="quiet" icon="document" href={href} target="_blank" rel="noopener">
        {t("messages.openPdf")}
      </ButtonLink>
    </div>
  )
}

/**
 * Loads the PDF into a blob URL, the only source our content security policy allows in a frame. Undefined while
 * loading.
 */
const usePdf = (href: string | undefined): string | "missing" | undefined => {
  const [found, setFound] = useState<{ readonly of: string; readonly pdf: string }>()
  useEffect(() => {
    if (href === undefined) return
    const asking = new AbortController()
    let made: string | undefined
    void fetchPdf(href, asking.signal).then((file) => {
      if (asking.signal.aborted) return
      made = file === undefined ? undefined : URL.createObjectURL(file)
      setFound({ of: href, pdf: made ?? "missing" })
    })
    return () => {
      asking.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
      setFound(undefined)
    }
  }, [href])
  return found?.of === href ? found?.pdf : undefined
}

/** Undefined if the server has no such document or is unreachable. */
const fetchPdf = async (href: string, signal: AbortSignal): Promise<Blob | undefined> => {
  try {
    const answer = await fetch(href, { signal })
    const isPdf = answer.ok && answer.headers.get("content-type")?.startsWith("application/pdf") === true
    return isPdf ? await answer.blob() : undefined
  } catch {
    return undefined
  }
}

/** Preview, in the recipient's language, of the page behind a link that asks for photos. */
export const PhotoPagePreview = ({ language }: { readonly language: Language }) => (
  <Suspense fallback={<Skeleton />}>
    <Steps language={language} />
  </Suspense>
)

const Steps = lazy(async () => {
  const { photoWordsOf } = await import("#web/public-page/photos/photoWordsOf.ts")
  return {
    default: ({ language }: { readonly language: Language }) => {
      const words = photoWordsOf[language]
      return (
        <div className="SendPage PhotosBesidePage" lang={language}>
          <h2>{words("title")}</h2>
          <ol className="PhotosBeside">
            {(["vin", "photos"] as const).map((step) => (
              <li key={step}>
                <strong>{words(`${step}.title`)}</strong>
                <p>{words(`${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      )
    }
  }
})
