import { type ReactNode, useEffect, useState, lazy, Suspense } from "react"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { narrow, useMedia } from "#web/page/useMedia.ts"
import { useWords } from "#web/words/useWords.ts"
import type { Language } from "#domain/words/languages.ts"

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
