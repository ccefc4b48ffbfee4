import { memo } from "react"
import { Select } from "#ui/Select.tsx"

/**
 * A Select with many options, drawn anew only when its own answer, error or words change. Its handlers must be steady.
 */
export const CalmSelect = memo(
  Select,
  (before, after) =>
    before.value === after.value &&
    before.errorMessage === after.errorMessage &&
    before.label === after.label &&
    before.options === after.options
) as typeof Select
