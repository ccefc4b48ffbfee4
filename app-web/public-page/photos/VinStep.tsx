import { useState } from "react"
import type { ShownPhotoLink } from "#domain/public-page/photoLinkTypes.ts"
import { normalizeVin, vinFault } from "#domain/vin/vinFault.ts"
import type { Language } from "#domain/words/languages.ts"
import { QuoteBar, QuoteField } from "../quote/parts.tsx"
import type { QuoteWords } from "../quote/quotePageWordsOf.ts"
import { ScanVin } from "../quote/ScanVin.tsx"
import type { PhotoWords } from "./photoWordsOf.ts"

interface VinStepProps {
  readonly words: PhotoWords
  readonly quoteWords: QuoteWords
  readonly language: Language
  readonly shown: Pick<ShownPhotoLink, "customer" | "shop">
  readonly before: string
  readonly isBusy: boolean
  readonly onVin: (vin: string) => void
  readonly onSkip: () => void
}

/** The VIN, scanned from a photo of its barcode or typed. The check digit is validated immediately. */
export function VinStep({ words, quoteWords, language, shown, before, isBusy, onVin, onSkip }: VinStepProps) {
  const [vin, setVin] = useState(before)
  const [isAsked, setAsked] = useState(false)
  const typed = normalizeVin(vin)
  const fault = vinFault(vin)
  const told = fault !== undefined && (isAsked || typed.length >= 17 || fault === "vin.letters") ? fault : undefined
  return (
    <form
      className="QuoteForm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (fault === undefined) onVin(typed)
        else event.currentTarget.querySelector<HTMLElement>("input[type=text]")?.focus()
      }}
    >
      {shown.customer !== "" && <p className="QuoteKicker">{words("hello", { name: shown.customer })}</p>}
      <p>{words("intro", { shop: shown.shop.name })}</p>
      <h1>{words("vin.title")}</h1>
      <ScanVin
        language={language}
        onVin={(read) => {
          setVin(read)
          setAsked(false)
        }}
      />
      <QuoteField
        label={quoteWords("field.vin")}
        help={words("vin.text")}
        fault={told === undefined || vin === "" ? undefined : quoteWords(`fault.${told}`, { count: typed.length })}
      >
        {(ties) => (
          <input
            {...ties}
            type="text"
            className="QuoteVin"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={24}
            value={vin}
            onChange={({ target }) => setVin(target.value.toUpperCase())}
          />
        )}
      </QuoteField>
      <p role="status" className="QuoteGood">
        {fault === undefined ? `✓ ${words("vin.good")}` : ""}
      </p>
      <QuoteBar>
        <button type="submit" className="QuoteButton" data-loud disabled={isBusy}>
          {words("vin.next")}
        </button>
        <button type="button" className="QuoteLink" onClick={onSkip}>
          {words("vin.without")}
        </button>
      </QuoteBar>
    </form>
  )
}
