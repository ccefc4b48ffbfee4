import type { IconName } from "#ui/iconPaths.ts"
import type { WordId } from "#web/words/words.ts"
import type { Theme } from "./theme.ts"

/** The names of the themes. */
export const themes = { system: "theme.system", light: "theme.light", dark: "theme.dark" } as const satisfies Record<
  Theme,
  WordId
>

/** Their pictures. */
export const themeIcons = { system: "settings", light: "sun", dark: "moon" } as const satisfies Record<Theme, IconName>
