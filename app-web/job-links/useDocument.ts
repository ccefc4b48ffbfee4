import { useCallback, useEffect, useState } from "react"
import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import { type UnavailableLink, type DocumentClient, type PageErrorCode, PageError } from "./DocumentClient.ts"
import type { Language } from "#domain/words/languages.ts"

/** Polling interval in milliseconds while a payment is pending, long enough to stay below the link's rate limit. */
const lookAgain = 8_000

/** Returns the reason for a failed request that the page can explain. */
export const errorCodeOf = (thrown: unknown): PageErrorCode => (thrown instanceof PageError ? thrown.what : "away")

const deadLinkOf = (thrown: unknown): UnavailableLink => (thrown instanceof PageError ? thrown.dead : {})

/**
 * The document behind the link: loads it, reports that it was seen, changes its language and runs actions on it. A
 * document that has changed is reloaded.
 */
export const useDocument = (server: DocumentClient) => {
  const [shown, setShown] = useState<ShownDocument>()
  const [trouble, setTrouble] = useState<PageErrorCode>()
  const [dead, setDead] = useState<UnavailableLink>({})
  const [isBusy, setBusy] = useState(false)
  const [changedNow, setChangedNow] = useState(false)

  const load = useCallback(
    async (language?: Language) => {
      try {
        setShown(await server.load(language))
        setTrouble(undefined)
      } catch (thrown) {
        setTrouble(errorCodeOf(thrown))
        setDead(deadLinkOf(thrown))
      }
    },
    [server]
  )

  useEffect(() => {
    let isHere = true
    server.load().then(
      (first) => {
        if (isHere) setShown(first)
      },
      (thrown: unknown) => {
        if (!isHere) return
        setTrouble(errorCodeOf(thrown))
        setDead(deadLinkOf(thrown))
      }
    )
    // Reported once; if that fails, the document is shown anyway.
    void server.seen().catch(() => {})
    return () => {
      isHere = false
    }
  }, [server])

  const isUnderWay = shown?.payment?.state === "underWay"
  const language = shown?.language
  useEffect(() => {
    if (!isUnderWay) return
    const looking = setInterval(() => void load(language), lookAgain)
    return () => clearInterval(looking)
  }, [isUnderWay, language, load])

  /**
   * Runs an action and reloads the document. Resolves with whether it succeeded; rejects if the chosen time was taken,
   * for the caller to report.
   */
  const act = async (action: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await action()
      setChangedNow(false)
      await load(shown?.language)
      return true
    } catch (thrown) {
      const what = errorCodeOf(thrown)
      if (what === "taken") throw thrown
      if (what !== "changed") setTrouble(what)
      else {
        setChangedNow(true)
        await load(shown?.language)
      }
      return false
    } finally {
      setBusy(false)
    }
  }
  return { shown, trouble, dead, isBusy, changedNow, load, act }
}
