import type { RefObject } from "react"
import type { ShownPayment } from "#domain/documents/ShownPayment.ts"
import type { Language } from "#domain/words/languages.ts"
import { CardFields, type Tokenize } from "#web/card-payments/CardFields.tsx"
import type { PageWords } from "./pageWordsOf.ts"
import { payWordsOf } from "#web/card-payments/customer/payWordsOf.ts"

interface CardPartProps {
  readonly payment: ShownPayment
  readonly title: string
  readonly words: PageWords
  readonly language: Language
  readonly tokenizeRef: RefObject<Tokenize | undefined>
  /** The card fields were not loaded when needed. */
  readonly isMissing: boolean
  readonly isBusy: boolean
  readonly onEnter: () => void
}

/** The card charged when a quote is signed: the processor's fields and the amount. */
export function CardPart(props: CardPartProps) {
  const { payment, title, words, language, tokenizeRef, isMissing, isBusy, onEnter } = props
  const pay = payWordsOf[language]
  return (
    <>
      <h3>{title}</h3>
      <CardFields
        key={language}
        frame={payment.frame}
        tokenizeRef={tokenizeRef}
        onEnter={onEnter}
        label={pay("fields")}
        language={language}
        loading={
          <p className="LinkQuiet" role="status">
            {words("loading")}
          </p>
        }
        notLoaded={
          <p className="LinkNote" data-tone="danger" role="alert">
            {pay("notLoaded")}
          </p>
        }
      />
      {isMissing && (
        <p className="LinkNote" data-tone="danger" role="alert">
          {pay("notLoaded")}
        </p>
      )}
      {isBusy && (
        <p className="LinkQuiet" role="status">
          {pay("busy")}
        </p>
      )}
    </>
  )
}
