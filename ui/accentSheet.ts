import { type AccentTokens, accentTokens } from "#ui/accentTokens.ts"

const declared = (tokens: AccentTokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(" ")

/**
 * Returns CSS that sets a shop's accent in both themes, overriding the tokens of `tokens.css`; "" if the text is not a
 * color.
 */
export const accentSheet = (color: string): string => {
  const tokens = accentTokens(color)
  if (tokens === null) return ""
  const [light, dark] = [declared(tokens.light), declared(tokens.dark)]
  return `:root, [data-theme="light"] { ${light} }\n[data-theme="dark"] { ${dark} }\n@media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${dark} } }`
}
