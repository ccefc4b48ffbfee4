import type { ReactNode, RefObject } from "react"
import type { CardFrame } from "#domain/payments/Card.ts"
import { SandboxCard } from "./SandboxCard.tsx"
import { SquareCard } from "./SquareCard.tsx"

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
