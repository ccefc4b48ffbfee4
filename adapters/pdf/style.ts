/** A US Letter page in points: content lies between `left` and `right`, `top` and `bottom`. */
export const page = { width: 612, height: 792, left: 48, right: 564, top: 42, bottom: 734, footer: 752 } as const

/** Colors on paper: text, secondary text, hairline, frame, accent and its light background. */
export const ink = {
  text: "#141d1f",
  quiet: "#536166",
  line: "#dde4e5",
  frame: "#11191b",
  accent: "#0a636a",
  soft: "#eef5f5",
  onFrame: "#f0f5f5"
} as const

/** The appearance of a piece of text. */
export interface Style {
  readonly size: number
  readonly font: "Inter-Regular" | "Inter-SemiBold"
  readonly color: string
}

const regular = (size: number, color: string = ink.text): Style => ({ size, font: "Inter-Regular", color })
const semibold = (size: number, color: string = ink.text): Style => ({ size, font: "Inter-SemiBold", color })

/** All styles used in documents. */
export const style = {
  title: semibold(22),
  number: regular(22, ink.quiet),
  shopName: semibold(13),
  heading: semibold(9.5),
  label: regular(7.5, ink.quiet),
  body: regular(9),
  quiet: regular(8.5, ink.quiet),
  strong: semibold(9),
  value: semibold(9.5),
  total: semibold(11),
  section: semibold(8, ink.accent)
} as const

/** Returns the line height of a style, in points. */
export const leading = ({ size }: Style): number => Math.round(size * 1.4 * 2) / 2

/** Returns the distance from the top of a line to its baseline, in points. */
export const baseline = (look: Style): number => leading(look) * 0.74
