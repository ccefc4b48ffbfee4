/** Returns the custom properties in the block that a selector opens. */
export const block = (source: string, selector: string): ReadonlyMap<string, string> => {
  const body = source.slice(source.indexOf("{", source.indexOf(selector)) + 1)
  return new Map(
    [...body.slice(0, body.indexOf("}")).matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value.trim()
    ])
  )
}

/** Relative luminance as defined by WCAG 2.2. */
const luminance = (hex: string): number => {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Returns the contrast of two `#rrggbb` colors. Implemented separately from the code under test. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
