import { type AccentGrounds, darkGrounds, lightGrounds } from "#ui/accentGrounds.ts"
import { contrastOf } from "#ui/contrastOf.ts"
import { hexOf, type Oklch, oklchOf } from "#ui/oklch.ts"

/** The tokens a shop's accent decides, without their `--`. */
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

/** Goes lighter (+) or darker (-) from a color until it stands far enough from all of these; the nearest that does. */
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
    // Away from the words that stand on it, so that they read ever better.
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
 * A shop's one color (`#rrggbb`) as the accent of both themes. Lightness is corrected until controls stand out 3 to 1
 * and words 4.5 to 1; hue stays. Null when the text is no color.
 */
export const accentTokens = (color: string): { readonly light: AccentTokens; readonly dark: AccentTokens } | null => {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null
  const given = oklchOf(color)
  return {
    light: themed(given, -1, lightGrounds, 0.95, 0.82),
    dark: themed({ ...given, light: Math.max(given.light, 0.72) }, 1, darkGrounds, 0.3, 0.44)
  }
}
