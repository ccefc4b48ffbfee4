import "#ui/Checkbox.css"
import "#ui/Switch.css"
import type { ReactNode } from "react"
import { SwitchButton, SwitchField, type SwitchFieldProps } from "react-aria-components/Switch"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import { whenInvalid } from "#ui/whenInvalid.ts"

export interface SwitchProps extends Omit<SwitchFieldProps, "children" | "className" | "style"> {
  /** The label beside the switch. */
  readonly children: ReactNode
  /** A line below the words that explains what it switches. */
  readonly description?: ReactNode | undefined
  /** What is wrong with it, where something is. */
  readonly errorMessage?: string | undefined
}

/** A setting that takes effect at once. */
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
