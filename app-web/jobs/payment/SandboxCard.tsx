import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { CardFrame } from "#domain/card-payments/CardFrame.ts"
import { useWords } from "#web/words/useWords.ts"
import { useSpeech } from "#web/words/WordsProvider.tsx"
import type { CardPlaceProps } from "./CardBox.tsx"
import "./CardBox.css"

interface FrameMessage {
  readonly type: "frit.card.ready" | "frit.card.height" | "frit.card.enter" | "frit.card.faults" | "frit.card.token"
  readonly height?: number
  readonly token?: string
}

type Sandbox = Extract<CardFrame, { kind: "sandbox" }>

/** The sandbox processor's page in a frame. It is spoken with by messages whose origin both sides look at. */
export function SandboxCard({ frame, tokeniseRef, onEnter }: CardPlaceProps & { readonly frame: Sandbox }) {
  const { t } = useWords()
  const { language } = useSpeech()
  const place = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(260)
  const [src] = useState(() => `${frame.url}#${new URLSearchParams({ parent: location.origin, language, theme: themeNow() })}`)

  const waiting = useRef<(token: string | undefined) => void>(undefined)
  const hear = useEffectEvent((event: MessageEvent<FrameMessage>) => {
    if (event.origin !== frame.origin || event.source !== place.current?.contentWindow) return
    const { type, height: tall, token } = event.data
    if (type === "frit.card.height" && tall !== undefined) setHeight(tall)
    if (type === "frit.card.enter") onEnter()
    if (type === "frit.card.token" || type === "frit.card.faults") waiting.current?.(token)
    if (type === "frit.card.ready") tokeniseRef.current = () => new Promise((resolve) => {
      waiting.current = resolve
      place.current?.contentWindow?.postMessage({ type: "frit.card.tokenise" }, frame.origin)
    })
  })
  useEffect(() => {
    addEventListener("message", hear)
    return () => {
      removeEventListener("message", hear)
      tokeniseRef.current = undefined
    }
  }, [tokeniseRef])

  return <iframe ref={place} className="CardFrame" title={t("card.fields")} src={src} style={{ height }} />
}

const themeNow = () => getComputedStyle(document.documentElement).colorScheme === "dark" ? "dark" : "light"
