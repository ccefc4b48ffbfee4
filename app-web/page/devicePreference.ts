import { useSyncExternalStore } from "react"

/**
 * Creates a preference stored on this device regardless of the user, such as the theme. `read` parses the stored value,
 * which is null at first.
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
    /** Returns the current value in a component. */
    use: (): V =>
      useSyncExternalStore((changed) => {
        changes.addEventListener("change", changed)
        return () => changes.removeEventListener("change", changed)
      }, kept)
  }
}

/** Storage key prefix of device preferences. They hold no shop data and are kept on sign-out. */
export const devicePrefix = "frit.device."

const preference = devicePreference<"on" | "off">("singleKeys", (kept) => (kept === "off" ? "off" : "on"))

/** Whether single-key shortcuts are enabled on this device. Users of speech input turn them off (WCAG 2.1.4). */
export const singleKeys = {
  use: (): boolean => preference.use() === "on",
  choose: (isOn: boolean) => preference.choose(isOn ? "on" : "off")
}
