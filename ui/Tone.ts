import type { IconName } from "#ui/iconPaths.ts"

/** What a colour means: nothing, a note, done, careful, wrong. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger"

/** The icon that says the same as the colour. */
export const toneIcons: Readonly<Record<Exclude<Tone, "neutral">, IconName>> = {
  info: "info",
  success: "success",
  warning: "warning",
  danger: "danger"
}
