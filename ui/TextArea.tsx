import "#ui/TextArea.css"
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps
} from "react-aria-components/TextField"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldTexts } from "#ui/FieldTexts.ts"
import { whenInvalid } from "#ui/whenInvalid.ts"

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "aria-label">, FieldTexts {
  /** Placeholder of the empty field: an example of what to write. */
  readonly placeholder?: string | undefined
  /** Initial height in lines; 3 by default. */
  readonly rows?: number | undefined
}

/** A multi-line text field that grows with its content. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  placeholder,
  rows = 3,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      className="Field"
      data-field={props.name}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <div className="FieldBox">
        <AriaTextArea className="Input TextArea" rows={rows} {...(placeholder === undefined ? {} : { placeholder })} />
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
