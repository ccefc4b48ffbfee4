import type { ReactNode, Ref } from "react"
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps
} from "react-aria-components/TextField"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldWords } from "#ui/FieldWords.ts"
import { whenInvalid } from "#ui/whenInvalid.ts"

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "aria-label">, FieldWords {
  /** An example of what to type, in the empty field. */
  readonly placeholder?: string | undefined
  /** Quiet text or an icon inside the box, before or after what is typed. */
  readonly prefix?: ReactNode
  /** What stands behind what is typed, such as a unit. */
  readonly suffix?: ReactNode
  /** A button inside the box at its end, such as scan or show. */
  readonly action?: ReactNode
  /** The input itself, to bring focus to it. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
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
