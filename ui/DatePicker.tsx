import "#ui/DateField.css"
import "#ui/DatePicker.css"
import "#ui/IconButton.css"
import { Button } from "react-aria-components/Button"
import { Calendar } from "react-aria-components/Calendar"
import {
  DateInput,
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  DateSegment,
  type DateValue
} from "react-aria-components/DatePicker"
import { Dialog } from "react-aria-components/Dialog"
import { Group } from "react-aria-components/Group"
import { type DayValue, dayProps } from "#ui/dayProps.ts"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldTexts } from "#ui/FieldTexts.ts"
import { Icon } from "#ui/Icon.tsx"
import { MonthGrid } from "#ui/MonthGrid.tsx"
import { Popover } from "#ui/Popover.tsx"
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
  | "isDateUnavailable"

export interface DatePickerProps extends Omit<AriaDatePickerProps<DateValue>, OwnProps>, FieldTexts, DayValue {
  /** Returns whether a day (`YYYY-MM-DD`) cannot be chosen, such as a day the shop is closed. */
  readonly isDayUnavailable?: ((day: string) => boolean) | undefined
}

/** A date that is typed or picked from a calendar, for when the day of the week matters. */
export function DatePicker(all: DatePickerProps) {
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
    isDayUnavailable,
    ...props
  } = all
  const typing = useDayTyping({ value, onChange, unfinished })
  return (
    <AriaDatePicker
      validationBehavior="aria"
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      {...dayProps({ value, defaultValue, onChange, minValue, maxValue })}
      {...(isDayUnavailable === undefined
        ? {}
        : { isDateUnavailable: (day: DateValue) => isDayUnavailable(day.toString().slice(0, 10)) })}
      className="Field"
      data-field={props.name}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <Group className="FieldBox">
        <span className="DayTyping" {...typing}>
          <DateInput className="DateInput DatePickerInput">
            {(segment) => <DateSegment segment={segment} className="DateSegment" />}
          </DateInput>
        </span>
        <Button className="IconButton">
          <Icon name="calendar" />
        </Button>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover>
        <Dialog className="DatePickerDialog">
          <Calendar>
            <MonthGrid />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}
