import { useState } from "react"
import { QuoteField } from "./parts.tsx"
import type { QuoteWords } from "./quotePageWordsOf.ts"
import type { QuoteShop } from "./QuoteClient.ts"

interface PostalFormProps {
  readonly shop: Pick<QuoteShop, "country">
  readonly words: QuoteWords
  readonly value: string
  readonly onChange: (postalCode: string) => void
  /** Label of the submit button. */
  readonly press: string
  /** A hint after the label, such as "optional". */
  readonly aside?: string
  /** Called with the submitted postal code. */
  readonly onCheck: (postalCode: string) => void
}

/** Asks for the vehicle's postal code. */
export function PostalForm({ shop, words, value, onChange, press, aside, onCheck }: PostalFormProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <form
      className="QuoteInline"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (value.trim() !== "") onCheck(value.trim())
      }}
    >
      <QuoteField
        label={words("field.postal")}
        aside={aside}
        fault={isAsked && value.trim() === "" ? words("fault.postal") : undefined}
      >
        {(ties) => (
          <input
            {...ties}
            type="text"
            autoComplete="postal-code"
            inputMode={shop.country === "US" ? "numeric" : "text"}
            maxLength={15}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </QuoteField>
      <button type="submit" className="QuoteButton">
        {press}
      </button>
    </form>
  )
}
