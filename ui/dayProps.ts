import type { DateValue } from "react-aria-components/DateField"
import { dateFrom } from "#ui/isoDate.ts"

/** What a day is to the caller: `YYYY-MM-DD`, or "" while unanswered. */
export interface DayValue {
  /** The day, `YYYY-MM-DD`, where somebody holds the value; "" is none. */
  readonly value?: string | undefined
  /** The day at first, `YYYY-MM-DD`, where nobody holds the value. */
  readonly defaultValue?: string | undefined
  /** Called with the day as `YYYY-MM-DD`, or with "" where it is taken away. */
  readonly onChange?: ((value: string) => void) | undefined
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly minValue?: string | undefined
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  readonly maxValue?: string | undefined
  /** What is told while a day is begun and not finished, so that it is not taken for none. Left out, it is none. */
  readonly unfinished?: string | undefined
}

/** Hands a day over to react-aria, and back as text. */
export const dayProps = ({ value, defaultValue, onChange, minValue, maxValue }: DayValue) => ({
  ...(value === undefined ? {} : { value: dateFrom(value) }),
  ...(defaultValue === undefined ? {} : { defaultValue: dateFrom(defaultValue) }),
  ...(minValue === undefined ? {} : { minValue: dateFrom(minValue) }),
  ...(maxValue === undefined ? {} : { maxValue: dateFrom(maxValue) }),
  onChange: (next: DateValue | null) => onChange?.(next === null ? "" : next.toString().slice(0, 10))
})
