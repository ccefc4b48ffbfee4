import "#ui/ProgressBar.css"
import { Label } from "react-aria-components/Label"
import { Meter as AriaMeter } from "react-aria-components/Meter"
import type { Tone } from "#ui/Tone.ts"

export interface MeterProps {
  /** What is measured. */
  readonly label: string
  /** From 0 to `max`. */
  readonly value: number
  /** The value of a full bar. */
  readonly max: number
  /** The text shown and announced, such as `3.4 of 5 GB`. It must also convey what the color means. */
  readonly valueText: string
  /** What the color of the bar means. */
  readonly tone?: Exclude<Tone, "info" | "neutral"> | undefined
}

/** A quantity within a known range, such as storage used or password strength. For progress, use ProgressBar. */
export function Meter({ label, value, max, valueText, tone }: MeterProps) {
  return (
    <AriaMeter className="ProgressBar" value={value} minValue={0} maxValue={max} valueLabel={valueText}>
      {({ percentage }) => (
        <>
          <div className="ProgressBarWords">
            <Label>{label}</Label>
            <span className="tabular">{valueText}</span>
          </div>
          <div className="ProgressBarTrack">
            <div className="ProgressBarFill" data-tone={tone} style={{ width: `${percentage}%` }} />
          </div>
        </>
      )}
    </AriaMeter>
  )
}
