import { memo, type ReactNode } from "react"
import { Select, type SelectProps } from "#ui/Select.tsx"

/** A Select with many options: drawn anew only when its own answer, error or words change. */
export const LongSelect = memo(Select) as typeof Select

export interface OpenSelectProps<K extends string> extends Omit<SelectProps<K>, "value" | "onChange"> {
  /** "" while nothing is chosen. */
  readonly value: K | ""
  readonly onChange: (value: K | "") => void
}

/** The same for a field that holds "" while nothing is chosen. */
export const OpenSelect = memo(function OpenSelect({ value, onChange, ...field }: OpenSelectProps<string>) {
  return <Select {...field} value={value === "" ? null : value} onChange={(chosen) => onChange(chosen ?? "")} />
}) as <K extends string>(props: OpenSelectProps<K>) => ReactNode
