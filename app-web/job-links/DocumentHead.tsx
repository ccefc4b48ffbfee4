import { useEffect, useRef } from "react"
import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import { type Language, languageName, languageTags } from "#domain/words/languages.ts"
import type { PageWords } from "./pageWordsOf.ts"

interface DocumentHeadProps {
  readonly shop: Pick<ShownDocument["shop"], "name" | "phone">
  readonly words: PageWords
  readonly language: Language
  /** Omitted if nothing is available in another language. */
  readonly onLanguage?: (language: Language) => void
}

/** The shop's name, its phone number, and the page's language. */
export function DocumentHead({ shop, words, language, onLanguage }: DocumentHeadProps) {
  return (
    <header className="LinkHead">
      <div className="LinkHeadRow">
        <p className="LinkShop">{shop.name}</p>
        {onLanguage !== undefined && (
          <nav className="LinkLanguages" aria-label={words("language")}>
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
      </div>
      {shop.phone !== "" && (
        <a
          className="LinkPhone"
          href={`tel:${shop.phone.replace(/[^\d+]/g, "")}`}
          aria-label={`${words("call", { shop: shop.name })}, ${shop.phone}`}
        >
          {shop.phone}
        </a>
      )}
    </header>
  )
}

/** Scrolls to and focuses the top of the page, where the document's state is shown, whenever that state changes. */
export const useScrollToTop = (standing: string | undefined) => {
  const mainRef = useRef<HTMLElement>(null)
  const before = useRef(standing)
  useEffect(() => {
    const was = before.current
    before.current = standing
    if (was === undefined || standing === undefined || was === standing) return
    window.scrollTo({ top: 0 })
    mainRef.current?.focus({ preventScroll: true })
  }, [standing])
  return mainRef
}
