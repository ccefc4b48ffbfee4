import { PaymentSource, sourceText } from "#domain/payments/PaymentSource.ts"
import { useWords } from "#web/words/useWords.ts"

/** What each way of paying is called by the reader. */
export const useSourceNames = (): Readonly<Record<PaymentSource | "card", string>> => {
  const { t, of } = useWords()
  const names = Object.fromEntries(PaymentSource.literals.map((code) => [code, of("paymentSource", code)])) as Record<
    PaymentSource,
    string
  >
  return { ...names, card: t("payment.byCard") }
}

/** Where a payment came from, in the reader's words. */
export const useSourceText = () => {
  const names = useSourceNames()
  return (source: string): string => sourceText(source, names)
}
