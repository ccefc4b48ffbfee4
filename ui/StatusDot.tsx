import "#ui/StatusDot.css"
import type { Tone } from "#ui/Tone.ts"

export interface StatusDotProps {
  /** What the color of the dot means; neutral by default. */
  readonly tone?: Tone | "accent" | undefined
  /** Draws a ring instead of a filled dot, for something not started yet. */
  readonly isHollow?: boolean | undefined
  /** The status, in a word or two. */
  readonly children: string
}

/** A status in a row: a colored dot and its label, so that color is never the only signal. */
export function StatusDot({ tone = "neutral", isHollow = false, children }: StatusDotProps) {
  return (
    <span className="StatusDot" data-tone={tone} data-hollow={isHollow || undefined}>
      <span className="StatusDotMark" aria-hidden />
      {children}
    </span>
  )
}
