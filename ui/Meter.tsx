import "#ui/ProgressBar.css"
import { Label } from "react-aria-components/Label"
import { Meter as AriaMeter } from "react-aria-components/Meter"
import type { Tone } from "#ui/Tone.ts"

export interface MeterProps {
  /** What is measured. */
  readonly label: string
  /** From 0 to `max`. */
  readonly value: number
  /** What a full bar stands for. */
  readonly max: number
  /** Said and shown, such as `3.4 of 5 GB`; also what the color means. */
  readonly valueText: string
  /** What the value means: the bar's color. */
  readonly tone?: Exclude<Tone, "info" | "neutral"> | undefined
}

/** How much of something there is, such as room used or the strength of a password; not how far something is. */
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
