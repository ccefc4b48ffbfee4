/**
 * Returns the label of the field at a path as shown on the page, without the required mark. If there are two, returns
 * the later one, which is in the dialog.
 */
export const labelOnPage = (path: string): string | undefined => {
  const field = [...document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)].at(-1)
  const label = field?.querySelector(".FieldLabel, label, .hidden-text")
  const text = label?.firstChild?.textContent ?? label?.textContent ?? field?.getAttribute("aria-label") ?? ""
  return text.trim() === "" ? undefined : text.trim()
}

/** Returns whether all of these fields are on the page, so that their errors are visible there. */
export const areOnPage = (paths: ReadonlyArray<string>): boolean =>
  paths.every((path) => document.querySelector(`[data-field="${CSS.escape(path)}"]`) !== null)
