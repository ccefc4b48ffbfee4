import { devicePreference } from "./devicePreference.ts"

const preference = devicePreference<"on" | "off">("singleKeys", (kept) => (kept === "off" ? "off" : "on"))

/** Whether single keys do something on this device: people who speak to their machine turn them off (WCAG 2.1.4). */
export const singleKeys = {
  use: (): boolean => preference.use() === "on",
  choose: (isOn: boolean) => preference.choose(isOn ? "on" : "off")
}
