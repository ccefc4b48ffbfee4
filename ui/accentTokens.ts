import { type AccentGrounds, darkGrounds, lightGrounds } from "#ui/accentGrounds.ts"
import { contrastOf } from "#ui/contrastOf.ts"
import { hexOf, type Oklch, oklchOf } from "#ui/oklch.ts"

/** The tokens derived from a shop's accent, without their `--`. */
export type AccentTokens = Readonly<
  Record<
    | "accent"
    | "accent-hover"
    | "accent-pressed"
    | "accent-text"
    | "accent-soft"
    | "accent-line"
    | "on-accent"
    | "focus"
    | "frame-accent",
    string
  >
>

const white = "#ffffff"
const ink = "#0b1416"

/** Returns the nearest lighter (+1) or darker (-1) color whose contrast with all of the grounds is at least `least`. */
const until = (from: Oklch, way: 1 | -1, least: number, grounds: ReadonlyArray<string>): Oklch => {
  let color = from
  while (color.light > 0 && color.light < 1 && grounds.some((ground) => contrastOf(hexOf(color), ground) < least))
    color = { ...color, light: color.light + way * 0.005 }
  return color
}

const shade = (color: Oklch, by: number): string =>
  hexOf({ ...color, light: Math.min(Math.max(color.light + by, 0), 1) })

const themed = (
  given: Oklch,
  way: 1 | -1,
  { surfaces, texts, frames }: AccentGrounds,
  soft: number,
  line: number
): AccentTokens => {
  const seen = until(given, way, 3, surfaces)
  const isRead = [white, ink].some((words) => contrastOf(hexOf(seen), words) >= 4.5)
  const accent = isRead ? seen : until(seen, way, 4.5, [way === -1 ? white : ink])
  const base = hexOf(accent)
  const isOnWhite = contrastOf(base, white) >= 4.5
  const ground = hexOf(
    until({ ...accent, light: soft, chroma: Math.min(given.chroma, 0.03) }, way === -1 ? 1 : -1, 4.5, texts)
  )
  return {
    accent: base,
    // Shift away from the color of the text on it, so that contrast only increases.
    "accent-hover": shade(accent, isOnWhite ? -0.05 : 0.05),
    "accent-pressed": shade(accent, isOnWhite ? -0.1 : 0.1),
    "on-accent": isOnWhite ? white : ink,
    "accent-text": hexOf(until(accent, way, 4.5, [...surfaces, ground])),
    "accent-soft": ground,
    "accent-line": hexOf({ ...accent, light: line, chroma: Math.min(given.chroma, 0.06) }),
    focus: base,
    "frame-accent": hexOf(until({ ...given, light: Math.max(given.light, 0.72) }, 1, 4.5, frames))
  }
}

/**
 * Derives the accent of both themes from a shop's color (`#rrggbb`). Lightness is adjusted until controls reach a
 * contrast of 3:1 and text 4.5:1; the hue is preserved. Returns null if the text is not a color.
 */
export const accentTokens = (color: string): { readonly light: AccentTokens; readonly dark: AccentTokens } | null => {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null
  const given = oklchOf(color)
  return {
    light: themed(given, -1, lightGrounds, 0.95, 0.82),
    dark: themed({ ...given, light: Math.max(given.light, 0.72) }, 1, darkGrounds, 0.3, 0.44)
  }
}
