import { useEffect, useRef } from "react"
import type { DeclineCode } from "#domain/payments/Card.ts"
import { Callout } from "#ui/Callout.tsx"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"

export interface PaymentTroubleProps {
  readonly decline?: DeclineCode | undefined
  readonly failure: { readonly _tag: string } | undefined
}

/** Why no money went, in words; brought into sight, for on a phone the end of the form lies below the screen. */
export function PaymentTrouble({ decline, failure }: PaymentTroubleProps) {
  const { t, of } = useWords()
  const textOf = useFailureText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" })
  }, [decline, failure])
  if (decline === undefined && failure === undefined) return null
  return (
    <div ref={place}>
      {decline !== undefined && (
        <Callout tone="danger" isLive title={t("payment.declined")}>
          {of("declineCode", decline)}
        </Callout>
      )}
      {failure !== undefined && <Callout tone="danger" isLive title={textOf(failure)} />}
    </div>
  )
}
