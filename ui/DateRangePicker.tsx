import "#ui/DateField.css"
import "#ui/DatePicker.css"
import "#ui/DateRangePicker.css"
import "#ui/IconButton.css"
import { Button as AriaButton } from "react-aria-components/Button"
import {
  DateInput,
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
  DateSegment,
  type DateValue
} from "react-aria-components/DateRangePicker"
import { Dialog } from "react-aria-components/Dialog"
import { Group } from "react-aria-components/Group"
import { RangeCalendar } from "react-aria-components/RangeCalendar"
import { Button } from "#ui/Button.tsx"
import { FieldLabel } from "#ui/FieldLabel.tsx"
import { FieldNotes } from "#ui/FieldNotes.tsx"
import type { FieldTexts } from "#ui/FieldTexts.ts"
import { Icon } from "#ui/Icon.tsx"
import { parseIsoDate } from "#ui/isoDate.ts"
import { MonthGrid } from "#ui/MonthGrid.tsx"
import { Popover } from "#ui/Popover.tsx"
import { whenInvalid } from "#ui/whenInvalid.ts"

/** A range of days, `YYYY-MM-DD`, both inclusive. */
export interface DayRange {
  readonly start: string
  readonly end: string
}

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

export interface DateRangePickerProps extends Omit<AriaDateRangePickerProps<DateValue>, OwnProps>, FieldTexts {
  /** The range; null if not set. */
  readonly value: DayRange | null
  /** Called with the range, or with null when it is cleared. */
  readonly onChange: (range: DayRange | null) => void
  /** The earliest selectable day, `YYYY-MM-DD`. */
  readonly minValue?: string | undefined
  /** The latest selectable day, `YYYY-MM-DD`. */
  readonly maxValue?: string | undefined
  /** Preset ranges, such as `Last month`. */
  readonly presets?: ReadonlyArray<DayRange & { readonly label: string }> | undefined
}

const inside = (range: DayRange | null) => {
  const [start, end] = [parseIsoDate(range?.start ?? ""), parseIsoDate(range?.end ?? "")]
  return start === null || end === null ? null : { start, end }
}
const day = (value: DateValue) => value.toString().slice(0, 10)

/** A range of days for reports and lists: typed, picked from a calendar, or chosen from presets. */
export function DateRangePicker(all: DateRangePickerProps) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isInvalid,
    value,
    onChange,
    minValue,
    maxValue,
    presets = [],
    ...props
  } = all
  const limits = {
    ...(minValue === undefined ? {} : { minValue: parseIsoDate(minValue) }),
    ...(maxValue === undefined ? {} : { maxValue: parseIsoDate(maxValue) })
  }
  return (
    <AriaDateRangePicker
      validationBehavior="aria"
      {...props}
      {...whenInvalid(errorMessage, isInvalid)}
      {...limits}
      value={inside(value)}
      onChange={(range) => onChange(range && { start: day(range.start), end: day(range.end) })}
      className="Field"
      data-field={props.startName}
    >
      {({ state }) => (
        <>
          <FieldLabel isHidden={isLabelHidden} isRequired={props.isRequired}>
            {label}
          </FieldLabel>
          <Group className="FieldBox">
            <div className="DateRangeInputs">
              <DateInput slot="start" className="DateInput">
                {(segment) => <DateSegment segment={segment} className="DateSegment" />}
              </DateInput>
              <span aria-hidden>–</span>
              <DateInput slot="end" className="DateInput">
                {(segment) => <DateSegment segment={segment} className="DateSegment" />}
              </DateInput>
            </div>
            <AriaButton className="IconButton">
              <Icon name="calendar" />
            </AriaButton>
          </Group>
          <FieldNotes description={description} errorMessage={errorMessage} />
          <Popover>
            <Dialog className="DatePickerDialog DateRangeDialog">
              {presets.length > 0 && (
                <ul className="DateRangePresets">
                  {presets.map((preset) => (
                    <li key={preset.label}>
                      <Button
                        size="small"
                        variant="quiet"
                        onPress={() => {
                          onChange({ start: preset.start, end: preset.end })
                          state.setOpen(false)
                        }}
                      >
                        {preset.label}
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
              <RangeCalendar data-range>
                <MonthGrid />
              </RangeCalendar>
            </Dialog>
          </Popover>
        </>
      )}
    </AriaDateRangePicker>
  )
}
