import "#ui/StatusDot.css"
import type { Tone } from "#ui/Tone.ts"

export interface StatusDotProps {
  /** What it means: the dot's color; neutral by default. */
  readonly tone?: Tone | "accent" | undefined
  /** A ring instead of a full dot, for what has not begun. */
  readonly isHollow?: boolean | undefined
  /** The state, in a word or two. */
  readonly children: string
}

/** A state in a row: a small dot and its word, so that color never speaks alone. */
export function StatusDot({ tone = "neutral", isHollow = false, children }: StatusDotProps) {
  return (
    <span className="StatusDot" data-tone={tone} data-hollow={isHollow || undefined}>
      <span className="StatusDotMark" aria-hidden />
      {children}
    </span>
  )
}
