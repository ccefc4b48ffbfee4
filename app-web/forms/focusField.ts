/**
 * Focuses the first wrong field as it stands on the page; ui fields carry their path as `data-field`. `isTypedAnew`
 * selects what stands there, as nobody corrects a letter of a password or a code.
 */
export const focusFirstError = (paths: ReadonlyArray<string>, isTypedAnew = false) =>
  requestAnimationFrame(() => {
    const fields = [...document.querySelectorAll<HTMLElement>("[data-field]")]
    const wrong = fields.find(({ dataset }) => paths.some((path) => dataset["field"] === path))
    // A cell of a grid takes the focus itself.
    const taking = wrong?.matches("[tabindex]")
      ? wrong
      : wrong?.querySelector<HTMLElement>("input, textarea, select, button, [tabindex]")
    taking?.focus()
    if (isTypedAnew && taking instanceof HTMLInputElement) taking.select()
  })

/** Puts the cursor into the field at a path, once it is drawn. */
export const focusField = (path: string) => focusFirstError([path])
