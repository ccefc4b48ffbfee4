import { lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import type { JobLink } from "#domain/documents/JobLinks.ts"
import { type PaymentAsk, usualAsk } from "#domain/documents/PaymentAsk.ts"
import { linkDue } from "#domain/job-links/linkDue.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { type MessageTemplate, paperOf } from "#domain/messages/MessageTemplate.ts"
import type { Language } from "#domain/words/languages.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { Select } from "#ui/Select.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { narrow, useMedia } from "#web/page/useMedia.ts"
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

interface PdfBesideProps {
  /** Where the document is printed. */
  readonly href: string
  /** What it is, for those who hear the page. */
  readonly title: string
  /** The same document as a page, with its way to the PDF. */
  readonly asPage: ReactNode
}

/**
 * A document as the customer gets it: its PDF itself, from the server. As a page where a PDF has no room, on a phone,
 * where the browser shows none, or where it did not come.
 */
export function PdfBeside({ href, title, asPage }: PdfBesideProps) {
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

/** The PDF at an address of the page's own, which is all that our policy lets a frame hold; undefined until it is here. */
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

/** None where the server has no such paper or the line is down. */
const fetchPdf = async (href: string, signal: AbortSignal): Promise<Blob | undefined> => {
  try {
    const answer = await fetch(href, { signal })
    const isPdf = answer.ok && answer.headers.get("content-type")?.startsWith("application/pdf") === true
    return isPdf ? await answer.blob() : undefined
  } catch {
    return undefined
  }
}

/** What its reader sees behind a link that asks for photos, in their language. */
export const PhotosBeside = ({ language }: { readonly language: Language }) => (
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
