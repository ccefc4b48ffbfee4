import { type Color, parseColor } from "react-aria-components/ColorPicker"

/** Parses a hex color: `#` and 6 digits, or 8 with opacity (specification 5). Returns null for any other text. */
export const parseHexColor = (text: string): Color | null =>
  /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? parseColor(text) : null

/** Formats a color as hex: 6 digits, or 8 if it is not fully opaque. */
export const formatColor = (color: Color): string =>
  color.toString(color.getChannelValue("alpha") < 1 ? "hexa" : "hex").toLowerCase()
