import "#ui/Checkbox.css"
import type { ReactNode } from "react"
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from "react-aria-components/Checkbox"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import { Tick } from "#ui/Tick.tsx"
import { whenInvalid } from "#ui/whenInvalid.ts"

export interface CheckboxProps extends Omit<CheckboxFieldProps, "children" | "className" | "style"> {
  /** The label next to the box. */
  readonly children: ReactNode
  /** A line below the label that explains the choice. */
  readonly description?: ReactNode | undefined
  /** The error message. If set, the checkbox is invalid. */
  readonly errorMessage?: string | undefined
}

/** A yes-or-no choice, on its own or in a CheckboxGroup. */
export function Checkbox({ children, description, errorMessage, isInvalid, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      className="Field Checkbox"
      data-field={props.name}
    >
      <CheckboxButton className="CheckLabel">
        {({ isIndeterminate }) => (
          <>
            <Tick isIndeterminate={isIndeterminate} />
            <span>
              {children}
              {props.isRequired && (
                <span className="FieldRequired" aria-hidden>
                  *
                </span>
              )}
            </span>
          </>
        )}
      </CheckboxButton>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </CheckboxField>
  )
}
