import { useCallback, useEffect, useState } from "react"
import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import { type DeadLink, type DocumentServer, type PageTrouble, Troubled } from "./DocumentServer.ts"
import type { Language } from "#domain/words/languages.ts"

/** Milliseconds between looks at a payment that is under way: seldom enough that a link is not asked too often. */
const lookAgain = 8_000

/** What the page can say of a call that was refused. */
export const troubleOf = (thrown: unknown): PageTrouble => (thrown instanceof Troubled ? thrown.what : "away")

const deadLinkOf = (thrown: unknown): DeadLink => (thrown instanceof Troubled ? thrown.dead : {})

/**
 * The paper behind the link: loaded, said to be seen, in another language, answered. A paper that changed meanwhile is
 * loaded anew.
 */
export const useDocument = (server: DocumentServer) => {
  const [shown, setShown] = useState<ShownDocument>()
  const [trouble, setTrouble] = useState<PageTrouble>()
  const [dead, setDead] = useState<DeadLink>({})
  const [isBusy, setBusy] = useState(false)
  const [changedNow, setChangedNow] = useState(false)

  const load = useCallback(
    async (language?: Language) => {
      try {
        setShown(await server.load(language))
        setTrouble(undefined)
      } catch (thrown) {
        setTrouble(troubleOf(thrown))
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
        setTrouble(troubleOf(thrown))
        setDead(deadLinkOf(thrown))
      }
    )
    // That it was seen is told once; when it cannot be told, the paper is shown all the same.
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
   * Does something and shows what became of the paper; says whether it was done. That a time was taken meanwhile is told
   * where it was chosen.
   */
  const act = async (action: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await action()
      setChangedNow(false)
      await load(shown?.language)
      return true
    } catch (thrown) {
      const what = troubleOf(thrown)
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
