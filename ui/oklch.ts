/** A color in OKLCH, as defined by CSS Color 4: lightness (0 to 1), chroma (0 is gray), and hue in radians. */
export interface Oklch {
  readonly light: number
  readonly chroma: number
  readonly hue: number
}

type Triple = readonly [number, number, number]

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

/** Returns the linear-light red, green and blue of `#rrggbb`, each 0 to 1. */
export const linearOf = (hex: string): Triple =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Triple

/** Converts `#rrggbb` to OKLCH. */
export const oklchOf = (hex: string): Oklch => {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const [A, B] = [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  ]
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(A, B),
    hue: Math.atan2(B, A)
  }
}

const linear = ({ light, chroma, hue }: Oklch): Triple => {
  const [A, B] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const [l, m, s] = [
    (light + 0.3963377774 * A + 0.2158037573 * B) ** 3,
    (light - 0.1055613458 * A - 0.0638541728 * B) ** 3,
    (light - 0.0894841775 * A - 1.291485548 * B) ** 3
  ]
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  ]
}

const isShown = (color: Oklch) => linear(color).every((part) => part > -0.0001 && part < 1.0001)

/** Converts OKLCH to `#rrggbb`. Colors outside the sRGB gamut lose chroma, but keep lightness and hue. */
export const hexOf = (color: Oklch): string => {
  let [least, most] = [0, color.chroma]
  if (!isShown(color))
    for (let step = 0; step < 16; step++) {
      const chroma = (least + most) / 2
      if (isShown({ ...color, chroma })) least = chroma
      else most = chroma
    }
  const chroma = isShown(color) ? color.chroma : least
  return `#${linear({ ...color, chroma })
    .map((part) =>
      Math.round(fromLinear(Math.min(Math.max(part, 0), 1)) * 255)
        .toString(16)
        .padStart(2, "0")
    )
    .join("")}`
}
