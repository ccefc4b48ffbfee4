import "#ui/DateField.css"
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  DateInput,
  DateSegment,
  type DateValue
} from "react-aria-components/DateField"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldTexts } from "#ui/FieldTexts.ts"
import { type DayValue, dayProps } from "#ui/dayProps.ts"
import { useDayTyping } from "#ui/useDayTyping.ts"
import { whenInvalid } from "#ui/whenInvalid.ts"

type OwnProps =
  | "children"
  | "className"
  | "style"
  | "aria-label"
  | "value"
  | "defaultValue"
  | "onChange"
  | "minValue"
  | "maxValue"
  | "placeholderValue"
  | "granularity"

export interface DateFieldProps extends Omit<AriaDateFieldProps<DateValue>, OwnProps>, FieldTexts, DayValue {}

/** A date the user knows by heart, such as a date of birth or of loss. Typed, in the order of the locale. */
export function DateField(all: DateFieldProps) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isInvalid,
    value,
    defaultValue,
    onChange,
    minValue,
    maxValue,
    unfinished,
    ...props
  } = all
  const typing = useDayTyping({ value, onChange, unfinished })
  return (
    <AriaDateField
      validationBehavior="aria"
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      {...dayProps({ value, defaultValue, onChange, minValue, maxValue })}
      className="Field"
      data-field={props.name}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <span className="DayTyping" {...typing}>
        <DateInput className="FieldBox DateInput">
          {(segment) => <DateSegment segment={segment} className="DateSegment" />}
        </DateInput>
      </span>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaDateField>
  )
}
