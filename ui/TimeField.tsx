import "#ui/DateField.css"
import {
  DateInput,
  DateSegment,
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaTimeFieldProps,
  type TimeValue
} from "react-aria-components/TimeField"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldTexts } from "#ui/FieldTexts.ts"
import { parseIsoTime } from "#ui/isoDate.ts"
import { submitOnEnter } from "#ui/submitOnEnter.ts"
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

export interface TimeFieldProps extends Omit<AriaTimeFieldProps<TimeValue>, OwnProps>, FieldTexts {
  /** `HH:MM` on a 24-hour clock, or "" if empty; displayed in the format of the user's locale. */
  readonly value?: string | undefined
  /** The initial time, `HH:MM` on a 24-hour clock, if uncontrolled. */
  readonly defaultValue?: string | undefined
  /** Called with the time as `HH:MM`, or with "" when it is cleared. */
  readonly onChange?: ((value: string) => void) | undefined
  /** The earliest time allowed, `HH:MM`. */
  readonly minValue?: string | undefined
  /** The latest time allowed, `HH:MM`. */
  readonly maxValue?: string | undefined
}

const entering = { onKeyDownCapture: submitOnEnter }

/** A time of day, to the minute. */
export function TimeField(all: TimeFieldProps) {
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
    ...props
  } = all
  return (
    <AriaTimeField
      validationBehavior="aria"
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      {...(value === undefined ? {} : { value: parseIsoTime(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: parseIsoTime(defaultValue) })}
      {...(minValue === undefined ? {} : { minValue: parseIsoTime(minValue) })}
      {...(maxValue === undefined ? {} : { maxValue: parseIsoTime(maxValue) })}
      onChange={(next) => onChange?.(next === null ? "" : next.toString().slice(0, 5))}
      className="Field"
      data-field={props.name}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <span className="DayTyping" {...entering}>
        <DateInput className="FieldBox DateInput">
          {(segment) => <DateSegment segment={segment} className="DateSegment" />}
        </DateInput>
      </span>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTimeField>
  )
}
