import "#ui/Spinner.css"
import { ProgressBar } from "react-aria-components/ProgressBar"

export interface SpinnerProps {
  /**
   * Accessible name: what is loading. Without it, the spinner is decorative, inside something that already announces
   * the wait.
   */
  readonly label?: string | undefined
  /** Width and height in pixels; 18 by default. */
  readonly size?: number | undefined
}

/** An indicator for a wait of unknown length. */
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
