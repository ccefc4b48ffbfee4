import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import { type PageLanguage, pageLanguages } from "./pageLanguages.ts"
import type { PageWords } from "./PageWords.ts"

interface DocumentHeadProps {
  readonly shop: ShownDocument["shop"]
  readonly words: PageWords
  readonly language: PageLanguage
  readonly onLanguage: (language: PageLanguage) => void
}

/** Whose page it is, how to call them, and in which language it is read. */
export function DocumentHead({ shop, words, language, onLanguage }: DocumentHeadProps) {
  return (
    <header className="LinkHead">
      <div className="LinkHeadRow">
        <p className="LinkShop">{shop.name}</p>
        <nav className="LinkLanguages" aria-label={words.language}>
          {Object.entries(pageLanguages).map(([one, name]) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === language}
              onClick={() => onLanguage(one as PageLanguage)}
            >
              {one.toUpperCase()}
              <span className="hidden-text"> {name}</span>
            </button>
          ))}
        </nav>
      </div>
      {shop.phone !== "" && (
        <a
          className="LinkPhone"
          href={`tel:${shop.phone.replace(/[^\d+]/g, "")}`}
          aria-label={`${words.call(shop.name)}, ${shop.phone}`}
        >
          {shop.phone}
        </a>
      )}
    </header>
  )
}
