import { useWords } from "#web/words/useWords.ts"

/** Where a payment came from, in words: a card whose make nobody told is kept as `Card`, in no reader's language. */
export const useSourceText = () => {
  const { t } = useWords()
  return (source: string): string => source.replace(/^Card(?=$| \d{4}$)/, t("payment.byCard"))
}
