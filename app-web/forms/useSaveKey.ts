import { useEffect, useEffectEvent } from "react"

/** Makes Ctrl+S (⌘S on a Mac) save the record instead of the page. */
export const useSaveKey = (save: () => void) => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return
    event.preventDefault()
    if (!event.repeat) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [])
}
