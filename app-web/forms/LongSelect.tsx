import { memo, type ReactNode } from "react"
import { Select, type SelectProps } from "#ui/Select.tsx"

/** A Select with many options, memoized to re-render only when its own value, error or texts change. */
export const LongSelect = memo(Select) as typeof Select

export interface OptionalSelectProps<K extends string> extends Omit<SelectProps<K>, "value" | "onChange"> {
  /** "" if nothing is selected. */
  readonly value: K | ""
  readonly onChange: (value: K | "") => void
}

/** A Select for a field whose value is "" if nothing is selected, memoized like `LongSelect`. */
export const OptionalSelect = memo(function OpenSelect({ value, onChange, ...field }: OptionalSelectProps<string>) {
  return <Select {...field} value={value === "" ? null : value} onChange={(chosen) => onChange(chosen ?? "")} />
}) as <K extends string>(props: OptionalSelectProps<K>) => ReactNode
