import { useEffect, useRef, useState } from "react"
import type { CardFrame } from "#domain/card-payments/CardFrame.ts"
import { Callout } from "#ui/Callout.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { CardPlaceProps } from "./CardBox.tsx"
import { type SquareScript, loadSquare } from "./loadSquare.ts"
import "./CardBox.css"

type Square = Extract<CardFrame, { kind: "square" }>

/** The card's fields of Square's Web Payments SDK: its script makes a frame on Square's own origin. */
export function SquareCard({ frame, tokeniseRef }: CardPlaceProps & { readonly frame: Square }) {
  const { t } = useWords()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading")
  useEffect(() => {
    let card: Awaited<ReturnType<ReturnType<SquareScript["payments"]>["card"]>> | undefined
    let isGone = false
    const open = async () => {
      const square = await loadSquare(frame.script)
      const made = await square.payments(frame.applicationId, frame.locationId).card()
      if (isGone || place.current === null) return void made.destroy()
      card = made
      await made.attach(place.current)
      setState("ready")
      tokeniseRef.current = async () => {
        const { status, token } = await made.tokenize()
        return status === "OK" ? token : undefined
      }
    }
    open().catch(() => setState("failed"))
    return () => {
      isGone = true
      tokeniseRef.current = undefined
      void card?.destroy()
    }
  }, [frame, tokeniseRef])
  return (
    <>
      {state === "failed" && <Callout tone="danger" isLive title={t("card.notLoaded")} />}
      {state === "loading" && <Skeleton height={88} />}
      <div ref={place} className="SquareCard" aria-label={t("card.fields")} role="group" />
    </>
  )
}
