import type { DateValue } from "react-aria-components/DateField"
import { parseIsoDate } from "#ui/isoDate.ts"

/** The date props of a field: `YYYY-MM-DD`, or "" if empty. */
export interface DayValue {
  /** The date, `YYYY-MM-DD`, if controlled; "" if empty. */
  readonly value?: string | undefined
  /** The initial date, `YYYY-MM-DD`, if uncontrolled. */
  readonly defaultValue?: string | undefined
  /** Called with the date as `YYYY-MM-DD`, or with "" when it is cleared. */
  readonly onChange?: ((value: string) => void) | undefined
  /** The earliest selectable date, `YYYY-MM-DD`. */
  readonly minValue?: string | undefined
  /** The latest selectable date, `YYYY-MM-DD`. */
  readonly maxValue?: string | undefined
  /**
   * Value reported while a date is only partly entered, so that it is not mistaken for an empty one. If omitted, a
   * partial date counts as empty.
   */
  readonly unfinished?: string | undefined
}

/** Converts date props from text to react-aria values, and changes back to text. */
export const dayProps = ({ value, defaultValue, onChange, minValue, maxValue }: DayValue) => ({
  ...(value === undefined ? {} : { value: parseIsoDate(value) }),
  ...(defaultValue === undefined ? {} : { defaultValue: parseIsoDate(defaultValue) }),
  ...(minValue === undefined ? {} : { minValue: parseIsoDate(minValue) }),
  ...(maxValue === undefined ? {} : { maxValue: parseIsoDate(maxValue) }),
  onChange: (next: DateValue | null) => onChange?.(next === null ? "" : next.toString().slice(0, 10))
})
