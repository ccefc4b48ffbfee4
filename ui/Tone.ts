import type { IconName } from "#ui/iconPaths.ts"

/** The meaning of a color: none, note, done, caution, error. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger"

/** The icon that conveys the same meaning as the color. */
export const toneIcons: Readonly<Record<Exclude<Tone, "neutral">, IconName>> = {
  info: "info",
  success: "success",
  warning: "warning",
  danger: "danger"
}
