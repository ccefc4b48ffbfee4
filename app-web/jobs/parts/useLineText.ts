import { useCallback, useEffect, useState } from "react"
import type { lineText } from "#domain/documents/lineText.ts"
import { whenIdle } from "#web/loading/whenIdle.ts"
import { useLocale } from "#web/words/WordsProvider.tsx"

type Say = typeof lineText

let known: Say | undefined
let fetching: Promise<void> | undefined

const loadLineText = () =>
  (fetching ??= import("#domain/documents/lineText.ts").then(
    (words) => {
      known = words.lineText
    },
    () => {
      fetching = undefined
    }
  ))

/**
 * Returns a line's description in the user's language: automatic lines and catalog descriptions are translated as on
 * documents. Manual descriptions stay as written, as do all descriptions until the translations are loaded.
 */
export const useLineText = (): ((description: string) => string) => {
  const { language } = useLocale()
  const [say, setSay] = useState(() => known)
  useEffect(() => {
    if (say === undefined) whenIdle(() => loadLineText().then(() => setSay(() => known)))
  }, [say])
  return useCallback((description) => say?.(description, language) ?? description, [say, language])
}
