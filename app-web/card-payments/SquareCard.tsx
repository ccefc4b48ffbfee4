import { useEffect, useRef, useState } from "react"
import type { CardFrame } from "#domain/payments/Card.ts"
import type { CardPlaceProps } from "./CardFields.tsx"
import { type SquareScript, loadSquare } from "./loadSquare.ts"
import "./CardFields.css"

type Square = Extract<CardFrame, { kind: "square" }>

/** The card's fields of Square's Web Payments SDK: its script makes a frame on Square's own origin. */
export function SquareCard({
  frame: { script, applicationId, locationId },
  tokeniseRef,
  label,
  loading,
  notLoaded
}: CardPlaceProps & { readonly frame: Square }) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading")
  useEffect(() => {
    let card: Awaited<ReturnType<ReturnType<SquareScript["payments"]>["card"]>> | undefined
    let isGone = false
    const open = async () => {
      const square = await loadSquare(script)
      const made = await square.payments(applicationId, locationId).card()
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
  }, [script, applicationId, locationId, tokeniseRef])
  return (
    <>
      {state === "failed" && notLoaded}
      {state === "loading" && loading}
      <div ref={place} className="SquareCard" aria-label={label} role="group" />
    </>
  )
}
