import { useWords } from "#web/words/useWords.ts"

/** Why a quote was lost, in the reader's words: ours by its code, the shop's own as it is. */
export const useLostReason = () => {
  const { knows, said } = useWords()
  return (reason: string): string => (knows(`lostReason.${reason}`) ? said(`lostReason.${reason}`) : reason)
}
