import type { ReactNode, Ref } from "react"
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps
} from "react-aria-components/TextField"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldTexts } from "#ui/FieldTexts.ts"
import { whenInvalid } from "#ui/whenInvalid.ts"

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "aria-label">, FieldTexts {
  /** Placeholder of the empty field: an example of what to type. */
  readonly placeholder?: string | undefined
  /** Secondary text or an icon inside the field, before the input. */
  readonly prefix?: ReactNode
  /** Text or an icon after the input, such as a unit. */
  readonly suffix?: ReactNode
  /** A button inside the field at its end, such as scan or show. */
  readonly action?: ReactNode
  /** The underlying input element, for moving focus to it. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** A single-line text field. */
export function TextField(all: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isInvalid,
    placeholder,
    prefix,
    suffix,
    action,
    inputRef,
    ...props
  } = all
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
        {prefix !== undefined && <span className="FieldAffix">{prefix}</span>}
        <Input className="Input" ref={inputRef ?? null} {...(placeholder === undefined ? {} : { placeholder })} />
        {suffix !== undefined && <span className="FieldAffix">{suffix}</span>}
        {action}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
