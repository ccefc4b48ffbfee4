/**
 * What the field at a path is called where it stands on the page: its label, without the mark that an answer is needed.
 * Of two the later one, which is in the dialog.
 */
export const labelOnPage = (path: string): string | undefined => {
  const field = [...document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)].at(-1)
  const label = field?.querySelector(".FieldLabel, label, .hidden-text")
  const text = label?.firstChild?.textContent ?? label?.textContent ?? field?.getAttribute("aria-label") ?? ""
  return text.trim() === "" ? undefined : text.trim()
}

/** Whether all of these fields stand on the page, where what is wrong can be read beside them. */
export const areOnPage = (paths: ReadonlyArray<string>): boolean =>
  paths.every((path) => document.querySelector(`[data-field="${CSS.escape(path)}"]`) !== null)
