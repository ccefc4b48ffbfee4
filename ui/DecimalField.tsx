import "#ui/DecimalField.css"
import { type ReactNode, useState } from "react"
import { useLocale } from "react-aria-components/I18nProvider"
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps
} from "react-aria-components/TextField"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldTexts } from "#ui/FieldTexts.ts"
import { decimalMarkOf, formatDecimal } from "#ui/formatDecimal.ts"
import { parseDecimal } from "#ui/parseDecimal.ts"
import { whenInvalid } from "#ui/whenInvalid.ts"

type AriaProps = Omit<
  AriaTextFieldProps,
  "children" | "className" | "style" | "aria-label" | "value" | "defaultValue" | "onChange" | "type"
>

/** Props shared by all fields for exact numbers. */
export interface DecimalFieldProps extends AriaProps, FieldTexts {
  /** The number in units of its last digit; null if empty or unparseable. */
  readonly value?: number | null | undefined
  /** The initial number, if uncontrolled; null if empty. */
  readonly defaultValue?: number | null | undefined
  /** Called with the number, or with null if the field is empty or the text is not a valid number. */
  readonly onChange?: ((value: number | null) => void) | undefined
  /** Shown on blur if the typed text is not an unambiguous number. */
  readonly unclearMessage?: string | undefined
  /** Placeholder of the empty field: an example of what to type. */
  readonly placeholder?: string | undefined
}

interface Shape {
  readonly digits: number
  readonly atLeast?: number | undefined
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
}

/**
 * A field for a number stored as an integer. Displays it in the user's locale, parses any common number format, and
 * submits the integer.
 */
export function DecimalField(all: DecimalFieldProps & Shape) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isInvalid,
    placeholder,
    unclearMessage,
    value,
    defaultValue,
    onChange,
    digits,
    atLeast,
    prefix,
    suffix,
    ...props
  } = all
  const { locale } = useLocale()
  const [own, setOwn] = useState(defaultValue ?? null)
  const [draft, setDraft] = useState<string | null>(null)
  const [left, setLeft] = useState(false)

  const read = (text: string) => parseDecimal(text, digits, decimalMarkOf(locale))
  const current = value === undefined ? own : value
  const drafted = draft === null ? null : read(draft)
  // The draft is shown only while it still parses to the current value, so that external changes always show.
  const isDraft = drafted !== null && (drafted.kind === "number" ? drafted.value : null) === current
  const isUnclear = isDraft && left && drafted.kind === "unclear"

  const type = (text: string) => {
    const next = read(text)
    const number = next.kind === "number" ? next.value : null
    setDraft(text)
    setLeft(false)
    setOwn(number)
    if (number !== current) onChange?.(number)
  }
  const leave = () => {
    setLeft(true)
    if (drafted?.kind !== "unclear") setDraft(null)
  }
  // The user did type something, so "unclear" is more helpful than "required".
  const message = (isUnclear ? unclearMessage : undefined) ?? errorMessage
  const shown = isDraft ? (draft ?? "") : current === null ? "" : formatDecimal(current, digits, locale, atLeast)

  return (
    <AriaTextField
      validationBehavior="aria"
      inputMode="decimal"
      autoComplete="off"
      {...props}
      {...whenInvalid(message, isInvalid || isUnclear)}
      value={shown}
      onChange={type}
      onBlur={(event) => {
        leave()
        props.onBlur?.(event)
      }}
      className="Field DecimalField"
      data-field={props.name}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <div className="FieldBox">
        {prefix !== undefined && <span className="FieldAffix">{prefix}</span>}
        <Input className="Input" name="" {...(placeholder === undefined ? {} : { placeholder })} />
        {suffix !== undefined && <span className="FieldAffix">{suffix}</span>}
      </div>
      {props.name !== undefined && <input type="hidden" name={props.name} value={current ?? ""} />}
      <FieldNotes description={description} errorMessage={message} />
    </AriaTextField>
  )
}
