import type { IconName } from "#ui/iconPaths.ts"

/** What a color means: nothing, a note, done, careful, wrong. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger"

/** The icon that says the same as the color. */
export const toneIcons: Readonly<Record<Exclude<Tone, "neutral">, IconName>> = {
  info: "info",
  success: "success",
  warning: "warning",
  danger: "danger"
}
