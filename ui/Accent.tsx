import { useLayoutEffect } from "react"
import { accentSheet } from "#ui/accentSheet.ts"

export interface AccentProps {
  /** A shop's own color, `#rrggbb`; anything else leaves ours. */
  readonly color: string
}

/**
 * Gives the whole page a shop's accent, corrected so that everything on it can be read; draws nothing, and takes it
 * back when it goes.
 */
export function Accent({ color }: AccentProps) {
  useLayoutEffect(() => {
    // Not a style element: a strict content security policy would refuse it.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(accentSheet(color))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet))
  }, [color])
  return null
}
