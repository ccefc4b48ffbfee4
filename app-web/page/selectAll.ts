import type { FocusEvent } from "react"

/** An amount that is entered is typed anew: what stands in the field is selected. */
export const selectAll = ({ target }: FocusEvent<Element>) => {
  if (target instanceof HTMLInputElement) target.select()
}
