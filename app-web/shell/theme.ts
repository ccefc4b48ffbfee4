import { useSyncExternalStore } from "react"

/** `system` follows the person's machine. */
export type Theme = "system" | "light" | "dark"

const place = "frit.theme"
const changes = new EventTarget()

const keptTheme = (): Theme => {
  const kept = localStorage.getItem(place)
  return kept === "light" || kept === "dark" ? kept : "system"
}

/** Draws the page in the theme chosen on this device. */
export const drawTheme = (theme: Theme = keptTheme()) => {
  if (theme === "system") delete document.documentElement.dataset["theme"]
  else document.documentElement.dataset["theme"] = theme
}

/** Chooses a theme for this device. */
export const chooseTheme = (theme: Theme) => {
  localStorage.setItem(place, theme)
  drawTheme(theme)
  changes.dispatchEvent(new Event("change"))
}

/** The theme chosen on this device. */
export const useTheme = (): Theme =>
  useSyncExternalStore((changed) => {
    changes.addEventListener("change", changed)
    return () => changes.removeEventListener("change", changed)
  }, keptTheme)
