import { sourceText } from "#domain/payments/sourceText.ts"
import { useWords } from "#web/words/useWords.ts"

/** Where a payment came from, in the reader's words. */
export const useSourceText = () => {
  const { t } = useWords()
  return (source: string): string => sourceText(source, t)
}
