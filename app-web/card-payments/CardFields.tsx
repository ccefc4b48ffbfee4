import "./CardFields.css"
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"
import type { CardFrame } from "#domain/payments/Card.ts"

/**
 * Requests a one-time token for the card from the processor's fields. Returns undefined if a field is invalid; the
 * fields show the error themselves.
 */
export type Tokenize = () => Promise<string | undefined>

export interface CardPlaceProps {
  /** Set once the fields have loaded. */
  readonly tokenizeRef: RefObject<Tokenize | undefined>
  /** Called when Enter is pressed in a field. */
  readonly onEnter: () => void
  /** Accessible name of the fields. */
  readonly label: string
  readonly language: string
  /** Theme of the surrounding page; by default that of the document root. */
  readonly theme?: "light" | "dark"
  /** Shown until the fields have loaded. */
  readonly loading: ReactNode
  readonly notLoaded: ReactNode
}

/**
 * The card fields, hosted on the processor's origin: their contents cannot be read here (I10). Contains no text of its
 * own, so both staff and customers can use it.
 */
export function CardFields({ frame, ...place }: CardPlaceProps & { readonly frame: CardFrame }) {
  if (frame.kind === "sandbox") return <SandboxCard {...place} frame={frame} />
  if (frame.kind === "square") return <SquareCard {...place} frame={frame} />
  return place.notLoaded
}

interface FrameMessage {
  readonly type: "frit.card.ready" | "frit.card.height" | "frit.card.enter" | "frit.card.faults" | "frit.card.token"
  readonly height?: number
  readonly token?: string
}

type Sandbox = Extract<CardFrame, { kind: "sandbox" }>

/** The sandbox processor's page in an iframe. Communicates by messages whose origin both sides verify. */
function SandboxCard({
  frame,
  tokenizeRef,
  onEnter,
  label,
  language,
  theme = themeNow()
}: CardPlaceProps & { readonly frame: Sandbox }) {
  const place = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(260)
  const [src] = useState(() => `${frame.url}#${new URLSearchParams({ parent: location.origin, language, theme })}`)

  const [ready] = useState(newReadiness)
  const waiting = useRef<(token: string | undefined) => void>(undefined)
  const onMessage = useEffectEvent((event: MessageEvent<FrameMessage>) => {
    if (event.origin !== frame.origin || event.source !== place.current?.contentWindow) return
    const { type, height: tall, token } = event.data
    if (type === "frit.card.height" && tall !== undefined) setHeight(tall)
    if (type === "frit.card.enter") onEnter()
    if (type === "frit.card.token" || type === "frit.card.faults") waiting.current?.(token)
    if (type === "frit.card.ready") ready.tell()
  })
  useEffect(() => {
    addEventListener("message", onMessage)
    tokenizeRef.current = async () => {
      // If the button is pressed before the frame has loaded, wait for it.
      await ready.told
      return new Promise((resolve) => {
        waiting.current = resolve
        place.current?.contentWindow?.postMessage({ type: "frit.card.tokenise" }, frame.origin)
      })
    }
    return () => {
      removeEventListener("message", onMessage)
      tokenizeRef.current = undefined
    }
  }, [tokenizeRef, frame.origin, ready])

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

type Square = Extract<CardFrame, { kind: "square" }>

/** The card fields of Square's Web Payments SDK, whose script creates a frame on Square's own origin. */
function SquareCard({
  frame: { script, applicationId, locationId },
  tokenizeRef,
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
      tokenizeRef.current = async () => {
        const { status, token } = await made.tokenize()
        return status === "OK" ? token : undefined
      }
    }
    open().catch(() => setState("failed"))
    return () => {
      isGone = true
      tokenizeRef.current = undefined
      void card?.destroy()
    }
  }, [script, applicationId, locationId, tokenizeRef])
  return (
    <>
      {state === "failed" && notLoaded}
      {state === "loading" && loading}
      <div ref={place} className="SquareCard" aria-label={label} role="group" />
    </>
  )
}

/** The parts of Square's Web Payments SDK in use (developer.squareup.com/reference/sdks/web/payments). */
interface SquareScript {
  readonly payments: (
    applicationId: string,
    locationId: string
  ) => {
    readonly card: () => Promise<{
      readonly attach: (place: HTMLElement) => Promise<void>
      readonly tokenize: () => Promise<{ readonly status: string; readonly token?: string }>
      readonly destroy: () => Promise<unknown>
    }>
  }
}

const loading = new Map<string, Promise<SquareScript>>()

/**
 * Loads Square's script once, from Square's own host as required. A failure is not cached, so loading can be retried.
 */
const loadSquare = (address: string): Promise<SquareScript> => {
  const known = loading.get(address)
  if (known !== undefined) return known
  const made = new Promise<SquareScript>((resolve, reject) => {
    const script = document.createElement("script")
    script.src = address
    script.onload = () => {
      const { Square } = globalThis as { readonly Square?: SquareScript }
      if (Square === undefined) reject(new Error("no Square"))
      else resolve(Square)
    }
    script.onerror = () => {
      loading.delete(address)
      script.remove()
      reject(new Error("Square could not be loaded"))
    }
    document.head.append(script)
  })
  loading.set(address, made)
  return made
}
