import type { DeclineCode } from "#domain/card-payments/DeclineCode.ts"
import { Callout } from "#ui/Callout.tsx"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

export interface PaymentTroubleProps {
  /** What is owed, where more than that was typed; in cents. */
  readonly owed: number | undefined
  readonly decline: DeclineCode | undefined
  readonly failure: { readonly _tag: string } | undefined
}

/** What stands in the way of a payment, in words. */
export function PaymentTrouble({ owed, decline, failure }: PaymentTroubleProps) {
  const { t, of } = useWords()
  const { money } = useFormats()
  const textOf = useFailureText()
  return (
    <>
      {owed !== undefined && <Callout tone="warning" isLive title={t("payment.tooMuch", { amount: money(owed) })} />}
      {decline !== undefined && <Callout tone="danger" isLive title={t("payment.declined")}>{of("declineCode", decline)}</Callout>}
      {failure !== undefined && <Callout tone="danger" isLive title={textOf(failure)} />}
    </>
  )
}
