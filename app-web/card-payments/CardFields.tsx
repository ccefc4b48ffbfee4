import "./CardFields.css"
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react"
import type { CardFrame } from "#domain/payments/Card.ts"

/**
 * Asks the processor's fields for the card's one-time token; undefined when a field is wrong, which they say
 * themselves.
 */
export type Tokenise = () => Promise<string | undefined>

export interface CardPlaceProps {
  /** Filled once the fields are there. */
  readonly tokeniseRef: RefObject<Tokenise | undefined>
  /** Enter was pressed in a field. */
  readonly onEnter: () => void
  /** What the fields are called by screen readers. */
  readonly label: string
  readonly language: string
  /** How the page around looks; left out where its root says so. */
  readonly theme?: "light" | "dark"
  /** Shown until the fields are there, and instead of them where they do not come. */
  readonly loading: ReactNode
  readonly notLoaded: ReactNode
}

/**
 * The card's fields, which stand on the processor's origin: nothing that is typed in them can be read here
 * (I10). It knows no language: staff and customers pay with it.
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

/** The sandbox processor's page in a frame. It is spoken with by messages whose origin both sides look at. */
function SandboxCard({
  frame,
  tokeniseRef,
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
    tokeniseRef.current = async () => {
      // Whoever presses before the frame is there waits for it.
      await ready.told
      return new Promise((resolve) => {
        waiting.current = resolve
        place.current?.contentWindow?.postMessage({ type: "frit.card.tokenise" }, frame.origin)
      })
    }
    return () => {
      removeEventListener("message", onMessage)
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

type Square = Extract<CardFrame, { kind: "square" }>

/** The card's fields of Square's Web Payments SDK: its script makes a frame on Square's own origin. */
function SquareCard({
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

/** The part of Square's Web Payments SDK that is used (developer.squareup.com/reference/sdks/web/payments). */
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
 * Loads Square's script once, from Square's host, as it must be; a failure is forgotten, so that it can be tried again.
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
