import { useRef, useState } from "react"
import type { Tokenise } from "#web/card-payments/CardFields.tsx"
import type { DocumentServer, PageTrouble } from "./DocumentServer.ts"
import { type DeclineReason, declineReason } from "./declineReason.ts"
import { troubleOf } from "./useDocument.ts"

/**
 * Pays once a press: the processor's fields give a token, the server charges it. A payment keeps its name until it is
 * declined, so that pressing again after a lost answer is the same payment. `onSettled` shows what became of the paper.
 */
export const useLinkPayment = (server: Pick<DocumentServer, "pay">, amount: number, onSettled: () => Promise<void>) => {
  const tokeniseRef = useRef<Tokenise>(undefined)
  const paymentId = useRef(crypto.randomUUID())
  const isPressed = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [decline, setDecline] = useState<DeclineReason>()
  const [isMissing, setMissing] = useState(false)
  const [trouble, setTrouble] = useState<PageTrouble>()

  const charge = async () => {
    setMissing(tokeniseRef.current === undefined)
    const card = await tokeniseRef.current?.().catch(() => setMissing(true))
    if (card === undefined) return
    try {
      const told = await server.pay({ paymentId: paymentId.current, amount, card })
      if (told.status !== "failed") return await onSettled()
      setDecline(declineReason(told.decline))
      paymentId.current = crypto.randomUUID()
    } catch (thrown) {
      const what = troubleOf(thrown)
      setTrouble(what)
      if (what === "changed") await onSettled()
    }
  }

  const pay = async () => {
    // Two presses may come before anything is drawn anew.
    if (isPressed.current) return
    isPressed.current = true
    setBusy(true)
    setDecline(undefined)
    setTrouble(undefined)
    await charge().finally(() => {
      isPressed.current = false
      setBusy(false)
    })
  }
  return {
    tokeniseRef,
    pay,
    isBusy,
    decline,
    trouble,
    /** The card's fields were not there when they were needed. */
    isMissing
  }
}
