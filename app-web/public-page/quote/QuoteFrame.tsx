import type { ReactNode, RefObject } from "react"
import { type Language, languageName, languageTags } from "#domain/words/languages.ts"
import type { QuoteWords } from "./quotePageWordsOf.ts"
import type { QuoteShop } from "./QuoteClient.ts"
import "./quote.css"

interface QuoteFrameProps {
  readonly words: QuoteWords
  readonly language: Language
  readonly onLanguage?: ((language: Language) => void) | undefined
  readonly shop?: Pick<QuoteShop, "name" | "phone"> | undefined
  /** Number of completed stages out of four; omitted if there is no progress. */
  readonly stage?: number
  readonly onBack?: (() => void) | undefined
  readonly mainRef?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

const stages = ["glass", "vehicle", "price", "time"] as const

/**
 * The frame around each step: shop, phone number, languages and progress. The header has the dot pattern of a
 * windshield's frit.
 */
export function QuoteFrame({ words, language, onLanguage, shop, stage, onBack, mainRef, children }: QuoteFrameProps) {
  return (
    <div className="Page Quote">
      <header className="QuoteHead">
        {onBack !== undefined && (
          <button type="button" className="QuoteBack" onClick={onBack} aria-label={words("back")}>
            <span aria-hidden="true">‹</span>
          </button>
        )}
        <p className="QuoteShop">{shop?.name ?? ""}</p>
        {onLanguage !== undefined && (
          <nav className="QuoteLanguages" aria-label={words("language")}>
            {languageTags.map((one) => (
              <button
                key={one}
                type="button"
                lang={one}
                aria-pressed={one === language}
                onClick={() => onLanguage(one)}
              >
                {one.toUpperCase()}
                <span className="hidden-text"> {languageName(one)}</span>
              </button>
            ))}
          </nav>
        )}
        {shop !== undefined && shop.phone !== "" && (
          <a
            className="QuotePhone"
            href={`tel:${shop.phone.replace(/[^\d+]/g, "")}`}
            aria-label={`${words("call", { shop: shop.name })}, ${shop.phone}`}
          >
            <span aria-hidden="true">✆</span>
          </a>
        )}
      </header>
      {stage !== undefined && (
        <nav aria-label={words("progress")}>
          <ol className="QuoteProgress">
            {stages.map((one, at) => (
              <li key={one} aria-current={at === stage ? "step" : undefined} data-done={at < stage || undefined}>
                {words(`step.${one}`)}
                {at < stage && (
                  <>
                    <span aria-hidden="true"> ✓</span>
                    <span className="hidden-text"> {words("step.done")}</span>
                  </>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <main ref={mainRef} className="QuoteMain" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
