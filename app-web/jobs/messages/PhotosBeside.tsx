import { lazy, Suspense } from "react"
import type { Language } from "#domain/words/languages.ts"
import { Skeleton } from "#ui/Skeleton.tsx"

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
