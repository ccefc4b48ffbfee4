import { useLayoutEffect } from "react"
import { accentSheet } from "#ui/accentSheet.ts"

export interface AccentProps {
  /** The shop's accent color, `#rrggbb`. Any other text leaves the default accent in place. */
  readonly color: string
}

/**
 * Applies a shop's accent color to the whole page, adjusted for sufficient contrast. Renders nothing, and restores the
 * default accent on unmount.
 */
export function Accent({ color }: AccentProps) {
  useLayoutEffect(() => {
    // A constructed style sheet, because a strict content security policy would block a style element.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(accentSheet(color))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet))
  }, [color])
  return null
}
