import { useSyncExternalStore } from "react"

/**
 * A choice that stays on this device whoever signs in, such as the theme. `read` gives it from what was kept, null at
 * first.
 */
export const devicePreference = <V extends string>(name: string, read: (kept: string | null) => V) => {
  const place = `${devicePrefix}${name}`
  const changes = new EventTarget()
  const kept = () => read(localStorage.getItem(place))
  return {
    kept,
    choose: (value: V) => {
      localStorage.setItem(place, value)
      changes.dispatchEvent(new Event("change"))
    },
    /** The choice as it stands, in a component. */
    use: (): V =>
      useSyncExternalStore((changed) => {
        changes.addEventListener("change", changed)
        return () => changes.removeEventListener("change", changed)
      }, kept)
  }
}

/** Where such choices are kept: they say nothing of a shop and outlive a sign-out. */
export const devicePrefix = "frit.device."

const preference = devicePreference<"on" | "off">("singleKeys", (kept) => (kept === "off" ? "off" : "on"))

/** Whether single keys do something on this device: people who speak to their machine turn them off (WCAG 2.1.4). */
export const singleKeys = {
  use: (): boolean => preference.use() === "on",
  choose: (isOn: boolean) => preference.choose(isOn ? "on" : "off")
}
