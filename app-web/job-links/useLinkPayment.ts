import { useRef, useState } from "react"
import type { Tokenise } from "#web/card-payments/CardFields.tsx"
import { type DeclineReason, declineReason } from "#web/card-payments/customer/declineReason.ts"
import type { DocumentServer, PageTrouble } from "./DocumentServer.ts"
import { troubleOf } from "./useDocument.ts"

type Pays = Pick<DocumentServer, "pay">

/** A payment that did not go through: why, and under which name it is tried again. */
interface PaymentBegun {
  /** The same after a lost answer: it is one payment still. */
  readonly paymentId: string
  readonly decline?: DeclineReason
  readonly trouble?: PageTrouble
}

/** Charges a card; undefined where it went through or is under way. */
const chargeCard = async (
  server: Pays,
  payment: Parameters<DocumentServer["pay"]>[0]
): Promise<PaymentBegun | undefined> => {
  try {
    const told = await server.pay(payment)
    return told.status === "failed"
      ? { paymentId: crypto.randomUUID(), decline: declineReason(told.decline) }
      : undefined
  } catch (thrown) {
    return { paymentId: payment.paymentId, trouble: troubleOf(thrown) }
  }
}

/**
 * Pays once a press: the processor's fields give a token, the server charges it. A payment keeps its name until it is
 * declined, so that pressing again after a lost answer is the same payment. `onSettled` shows what became of the paper.
 */
export const useLinkPayment = (server: Pays, amount: number, onSettled: () => Promise<void>) => {
  const tokeniseRef = useRef<Tokenise>(undefined)
  const isPressed = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [tried, setTried] = useState<PaymentBegun>()
  const [paymentId] = useState(() => crypto.randomUUID())
  const [isMissing, setMissing] = useState(false)

  const charge = async () => {
    setMissing(tokeniseRef.current === undefined)
    const card = await tokeniseRef.current?.().catch(() => setMissing(true))
    if (card === undefined) return
    const left = await chargeCard(server, { paymentId: tried?.paymentId ?? paymentId, amount, card })
    setTried(left)
    if (left === undefined || left.trouble === "changed") await onSettled()
  }

  const pay = async () => {
    // Two presses may come before anything is drawn anew.
    if (isPressed.current) return
    isPressed.current = true
    setBusy(true)
    setTried((last) => last && { paymentId: last.paymentId })
    await charge().finally(() => {
      isPressed.current = false
      setBusy(false)
    })
  }
  return {
    tokeniseRef,
    pay,
    isBusy,
    decline: tried?.decline,
    trouble: tried?.trouble,
    /** The card's fields were not there when they were needed. */
    isMissing
  }
}
