/** Props of a field that holds a number the form always needs: an emptied box counts as 0. */
export const amountProps = <F extends { readonly value: number; readonly onChange: (value: number) => void }>(field: F) => ({
  ...field,
  onChange: (value: number | null) => field.onChange(value ?? 0)
})
