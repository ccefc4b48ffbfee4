import type { IconName } from "#ui/iconPaths.ts"
import type { WordId } from "#web/words/words.ts"
import { devicePreference } from "./devicePreference.ts"

/** `system` follows the operating system. */
export type Theme = "system" | "light" | "dark"

const theme = devicePreference<Theme>("theme", (kept) => (kept === "light" || kept === "dark" ? kept : "system"))

/** Applies the theme chosen on this device to the page. */
export const applyTheme = (chosen: Theme = theme.kept()) => {
  if (chosen === "system") delete document.documentElement.dataset["theme"]
  else document.documentElement.dataset["theme"] = chosen
}

/** Saves and applies a theme on this device. */
export const chooseTheme = (chosen: Theme) => {
  theme.choose(chosen)
  applyTheme(chosen)
}

/** Returns the theme chosen on this device. */
export const useTheme = theme.use

/** Text ids of the themes. */
export const themes = { system: "theme.system", light: "theme.light", dark: "theme.dark" } as const satisfies Record<
  Theme,
  WordId
>

/** Icons of the themes. */
export const themeIcons = { system: "settings", light: "sun", dark: "moon" } as const satisfies Record<Theme, IconName>
