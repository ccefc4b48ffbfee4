import "#ui/Checkbox.css"
import "#ui/Switch.css"
import type { ReactNode } from "react"
import { SwitchButton, SwitchField, type SwitchFieldProps } from "react-aria-components/Switch"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import { whenInvalid } from "#ui/whenInvalid.ts"

export interface SwitchProps extends Omit<SwitchFieldProps, "children" | "className" | "style"> {
  /** The label next to the switch. */
  readonly children: ReactNode
  /** A line below the label that explains the setting. */
  readonly description?: ReactNode | undefined
  /** The error message, if any. */
  readonly errorMessage?: string | undefined
}

/** A setting that takes effect immediately. */
export function Switch({ children, description, errorMessage, isInvalid, ...props }: SwitchProps) {
  return (
    <SwitchField
      validationBehavior="aria"
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      className="Field Switch"
      data-field={props.name}
    >
      <SwitchButton className="CheckLabel">
        <span className="SwitchTrack" aria-hidden>
          <span className="SwitchKnob" />
        </span>
        <span>{children}</span>
      </SwitchButton>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </SwitchField>
  )
}
