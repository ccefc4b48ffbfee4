import type { FocusEvent } from "react"

/** Focus handler that selects the text, for amounts that are retyped rather than edited. */
export const selectAll = ({ target }: FocusEvent<Element>) => {
  if (target instanceof HTMLInputElement) target.select()
}
