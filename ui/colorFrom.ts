import { type Color, parseColor } from "react-aria-components/ColorPicker"

/**
 * The color that a text names: `#` and 6 digits, or 8 with how clear it is (specification 5); null for anything else.
 */
export const colorFrom = (text: string): Color | null =>
  /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? parseColor(text) : null

/** A color as text: 6 digits, and 8 only where something shows through. */
export const colorText = (color: Color): string =>
  color.toString(color.getChannelValue("alpha") < 1 ? "hexa" : "hex").toLowerCase()
