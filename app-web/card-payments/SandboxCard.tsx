import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { CardFrame } from "#domain/payments/Card.ts"
import type { CardPlaceProps } from "./CardFields.tsx"
import "./CardFields.css"

interface FrameMessage {
  readonly type: "frit.card.ready" | "frit.card.height" | "frit.card.enter" | "frit.card.faults" | "frit.card.token"
  readonly height?: number
  readonly token?: string
}

type Sandbox = Extract<CardFrame, { kind: "sandbox" }>

/** The sandbox processor's page in a frame. It is spoken with by messages whose origin both sides look at. */
export function SandboxCard({
  frame,
  tokeniseRef,
  onEnter,
  label,
  language
}: CardPlaceProps & { readonly frame: Sandbox }) {
  const place = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(260)
  const [src] = useState(
    () => `${frame.url}#${new URLSearchParams({ parent: location.origin, language, theme: themeNow() })}`
  )

  const [ready] = useState(newReadiness)
  const waiting = useRef<(token: string | undefined) => void>(undefined)
  const hear = useEffectEvent((event: MessageEvent<FrameMessage>) => {
    if (event.origin !== frame.origin || event.source !== place.current?.contentWindow) return
    const { type, height: tall, token } = event.data
    if (type === "frit.card.height" && tall !== undefined) setHeight(tall)
    if (type === "frit.card.enter") onEnter()
    if (type === "frit.card.token" || type === "frit.card.faults") waiting.current?.(token)
    if (type === "frit.card.ready") ready.tell()
  })
  useEffect(() => {
    addEventListener("message", hear)
    tokeniseRef.current = async () => {
      // Whoever presses before the frame is there waits for it.
      await ready.told
      return new Promise((resolve) => {
        waiting.current = resolve
        place.current?.contentWindow?.postMessage({ type: "frit.card.tokenise" }, frame.origin)
      })
    }
    return () => {
      removeEventListener("message", hear)
      tokeniseRef.current = undefined
    }
  }, [tokeniseRef, frame.origin, ready])

  return <iframe ref={place} className="CardFrame" title={label} src={src} style={{ height }} />
}

const newReadiness = () => {
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  return { told, tell }
}

const themeNow = () => (getComputedStyle(document.documentElement).colorScheme === "dark" ? "dark" : "light")
