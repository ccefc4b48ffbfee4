import type { IconName } from "#ui/iconPaths.ts"
import type { WordId } from "#web/words/words.ts"
import { devicePreference } from "./devicePreference.ts"

/** `system` follows the person's machine. */
export type Theme = "system" | "light" | "dark"

const theme = devicePreference<Theme>("theme", (kept) => (kept === "light" || kept === "dark" ? kept : "system"))

/** Draws the page in the theme chosen on this device. */
export const drawTheme = (chosen: Theme = theme.kept()) => {
  if (chosen === "system") delete document.documentElement.dataset["theme"]
  else document.documentElement.dataset["theme"] = chosen
}

/** Chooses a theme for this device. */
export const chooseTheme = (chosen: Theme) => {
  theme.choose(chosen)
  drawTheme(chosen)
}

/** The theme chosen on this device. */
export const useTheme = theme.use

/** The names of the themes. */
export const themes = { system: "theme.system", light: "theme.light", dark: "theme.dark" } as const satisfies Record<
  Theme,
  WordId
>

/** Their pictures. */
export const themeIcons = { system: "settings", light: "sun", dark: "moon" } as const satisfies Record<Theme, IconName>
