/** Focuses the first wrong field as it stands on the page; ui fields carry their path as `data-field`. */
export const focusFirstError = (paths: ReadonlyArray<string>) =>
  requestAnimationFrame(() => {
    const fields = [...document.querySelectorAll<HTMLElement>("[data-field]")]
    const wrong = fields.find(({ dataset }) => paths.some((path) => dataset["field"] === path))
    wrong?.querySelector<HTMLElement>("input, textarea, select, button, [tabindex]")?.focus()
  })
