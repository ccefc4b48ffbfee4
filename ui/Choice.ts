/** One option of a RadioGroup, SegmentedControl or CheckboxGroup. */
export interface Choice<V extends string> {
  readonly value: V
  readonly label: string
  readonly description?: string | undefined
  readonly isDisabled?: boolean | undefined
}
