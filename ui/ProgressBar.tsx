import "#ui/ProgressBar.css"
import { Label } from "react-aria-components/Label"
import { ProgressBar as AriaProgressBar } from "react-aria-components/ProgressBar"

export interface ProgressBarProps {
  /** The task in progress. */
  readonly label: string
  /** Progress, 0 to 100. */
  readonly value: number
  /** Shown and announced instead of the percentage, such as `120 of 480 rows`. */
  readonly valueText?: string | undefined
}

/** The progress of a task of known length. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  return (
    <AriaProgressBar
      className="ProgressBar"
      value={value}
      {...(valueText === undefined ? {} : { valueLabel: valueText })}
    >
      {({ percentage, valueText: shown }) => (
        <>
          <div className="ProgressBarWords">
            <Label>{label}</Label>
            <span className="tabular">{shown}</span>
          </div>
          <div className="ProgressBarTrack">
            <div className="ProgressBarFill" style={{ width: `${percentage ?? 0}%` }} />
          </div>
        </>
      )}
    </AriaProgressBar>
  )
}
