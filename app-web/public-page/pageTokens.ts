import type { PageColors } from "#domain/public-page/PageColors.ts"
import { contrastOf } from "#ui/contrastOf.ts"
import { hexOf, oklchOf } from "#ui/oklch.ts"

/** The page's color tokens, without the leading `--`. Each is `#rrggbb`, or `#rrggbbaa` if translucent. */
export type PageTokens = Readonly<
  Record<
    | "ground"
    | "raised"
    | "title"
    | "text"
    | "link"
    | "button"
    | "on-button"
    | "line"
    | "header"
    | "on-header"
    | "footer"
    | "on-footer"
    | "overlay"
    | "veil"
    | "on-overlay"
    | "hero-button"
    | "on-hero-button"
    | "glass"
    | "glass-deep",
    string
  >
>

const white = "#ffffff"
const ink = "#0b1416"
const [readable, visible] = [4.5, 3]

const opaque = (hex: string): string =>
  /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(hex) ? hex.slice(0, 7).toLowerCase() : ink
const isLight = (hex: string): boolean => contrastOf(hex, ink) > contrastOf(hex, white)
/** White or ink text, or black on the few mid-grays on which neither is legible. */
const wordsOn = (hex: string): string => {
  const words = isLight(hex) ? ink : white
  return contrastOf(hex, words) >= readable ? words : "#000000"
}
/** A translucent color. Any invalid stored value is replaced, so nothing else can get into the style sheet. */
const clear = (hex: string, share: string): string =>
  /^#[0-9a-f]{8}$/i.test(hex) ? hex.toLowerCase() : `${opaque(hex)}${share}`

/** Returns the color if it has enough contrast with all grounds; otherwise a lighter or darker one of the same hue. */
export const legible = (hex: string, grounds: ReadonlyArray<string>, least: number): string => {
  const stands = (color: string) => grounds.every((ground) => contrastOf(color, ground) >= least)
  if (stands(hex)) return hex
  const way = isLight(grounds[0]!) ? -1 : 1
  let color = oklchOf(hex)
  while (color.light > 0 && color.light < 1) {
    color = { ...color, light: color.light + way * 0.01 }
    if (stands(hexOf(color))) return hexOf(color)
  }
  return way === -1 ? ink : white
}

/** The shop's button text color if it is legible on the button; otherwise white or ink. */
const buttonWords = (button: string, typed: string): string =>
  contrastOf(button, typed) >= readable ? typed : wordsOn(button)

/** No text color is legible on a mid-lightness button, so it is darkened slightly, or lightened on a dark ground. */
const readableButton = (hex: string, ground: string): string => {
  const seen = legible(hex, [ground], visible)
  return contrastOf(seen, wordsOn(seen)) >= readable ? seen : legible(seen, [wordsOn(seen)], readable)
}

const themed = (colors: PageColors, ground: string, raised: string, isDark: boolean): PageTokens => {
  const button = readableButton(opaque(colors.button), ground)
  const overlay = opaque(colors.imageOverlay)
  const onOverlay = wordsOn(overlay)
  const stands = contrastOf(button, overlay) >= visible
  const band = (hex: string) => (isDark && isLight(hex) ? "#1b2427" : hex)
  const [header, footer] = [band(opaque(colors.header)), band(opaque(colors.footer))]
  return {
    ground,
    raised,
    // Dark text lightened only to the minimum contrast looks bad, so the dark theme uses a higher target.
    title: legible(opaque(colors.title), [ground, raised], isDark ? 12 : readable),
    text: legible(opaque(colors.text), [ground, raised], isDark ? 9 : readable),
    link: legible(opaque(colors.button), [ground, raised], isDark ? 6 : readable),
    button,
    "on-button": buttonWords(button, opaque(colors.buttonText)),
    line: isDark ? "#2c383b" : clear(colors.separator, "ff"),
    header,
    "on-header": wordsOn(header),
    footer,
    "on-footer": wordsOn(footer),
    overlay,
    veil: clear(colors.imageOverlay, "cc"),
    "on-overlay": onOverlay,
    // On the banner, the button is inverted if it would not stand out (mockups, decisions).
    "hero-button": stands ? button : onOverlay,
    "on-hero-button": stands ? buttonWords(button, opaque(colors.buttonText)) : overlay,
    glass: isDark ? "#2f6168" : "#d6ece9",
    "glass-deep": isDark ? "#1f454b" : "#b9dcd7"
  }
}

/** Derives both themes of the page from a shop's eight colors. Text is always legible and buttons always visible. */
export const pageTokens = (colors: PageColors): { readonly light: PageTokens; readonly dark: PageTokens } => ({
  light: themed(colors, white, "#f5f7f7", false),
  dark: themed(colors, "#0e1517", "#182124", true)
})

/** The shop's colors that are adjusted for legibility, for a note to the shop. */
export const correctedColors = (colors: PageColors): ReadonlyArray<keyof PageColors> => {
  const { light } = pageTokens(colors)
  const shown: ReadonlyArray<readonly [keyof PageColors, string]> = [
    ["title", light.title],
    ["text", light.text],
    ["button", light.button],
    ["buttonText", light["on-button"]]
  ]
  return shown.filter(([name, color]) => opaque(colors[name]) !== color).map(([name]) => name)
}

const declared = (tokens: PageTokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join("")

/** The tokens as a style sheet on the page's own element. Only validated colors are included. */
export const tokenSheet = (colors: PageColors): string => {
  const { light, dark } = pageTokens(colors)
  return `.Page{${declared(light)}}@media(prefers-color-scheme:dark){.Page:not([data-theme=light]){${declared(dark)}}}.Page[data-theme=dark]{${declared(dark)}}`
}
