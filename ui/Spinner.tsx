import "#ui/Spinner.css"
import { ProgressBar } from "react-aria-components/ProgressBar"

export interface SpinnerProps {
  /** What is awaited, spoken; without it the spinner is decoration inside something that already speaks. */
  readonly label?: string | undefined
  /** Edge in pixels; 18 by default. */
  readonly size?: number | undefined
}

/** A turning ring for a wait of unknown length. */
export function Spinner({ label, size = 18 }: SpinnerProps) {
  const ring = (
    <svg className="SpinnerRing" width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  )
  return label === undefined ? (
    <span className="Spinner" aria-hidden>
      {ring}
    </span>
  ) : (
    <ProgressBar className="Spinner" isIndeterminate aria-label={label}>
      {ring}
    </ProgressBar>
  )
}
