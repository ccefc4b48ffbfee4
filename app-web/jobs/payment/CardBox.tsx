import type { RefObject } from "react"
import type { CardFrame } from "#domain/card-payments/CardFrame.ts"
import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"
import { SandboxCard } from "./SandboxCard.tsx"
import { SquareCard } from "./SquareCard.tsx"

/** Asks the processor's fields for the card's one-time token; undefined when a field is wrong, which they say themselves. */
export type Tokenise = () => Promise<string | undefined>

export interface CardPlaceProps {
  /** Filled once the fields are there. */
  readonly tokeniseRef: RefObject<Tokenise | undefined>
  /** Enter was pressed in a field. */
  readonly onEnter: () => void
}

/** The card's fields, which stand on the processor's origin: nothing that is typed in them can be read here (trust.md I10). */
export function CardBox({ frame, ...place }: CardPlaceProps & { readonly frame: CardFrame }) {
  const { t } = useWords()
  if (frame.kind === "sandbox") return <SandboxCard {...place} frame={frame} />
  if (frame.kind === "square") return <SquareCard {...place} frame={frame} />
  return <Callout tone="warning" title={t("card.notLoaded")} />
}
