import { useCallback, useEffect, useState } from "react"
import type { lineText } from "#domain/documents/lineText.ts"
import { whenIdle } from "#web/loading/whenIdle.ts"
import { useSpeech } from "#web/words/WordsProvider.tsx"

type Say = typeof lineText

let known: Say | undefined
let fetching: Promise<void> | undefined

const fetchSay = () =>
  (fetching ??= import("#domain/documents/lineText.ts").then(
    (words) => {
      known = words.lineText
    },
    () => {
      fetching = undefined
    }
  ))

/**
 * What a line is called in the reader's language, whoever made it: an automatic one and the catalog's words, as papers
 * say them. What a person wrote stays, and until the words are there everything does.
 */
export const useLineText = (): ((description: string) => string) => {
  const { language } = useSpeech()
  const [say, setSay] = useState(() => known)
  useEffect(() => {
    if (say === undefined) whenIdle(() => fetchSay().then(() => setSay(() => known)))
  }, [say])
  return useCallback((description) => say?.(description, language) ?? description, [say, language])
}
