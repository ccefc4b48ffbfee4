import { useEffect, useRef } from "react"

/** Ctrl S, or ⌘ S, saves instead of keeping the page as a file. */
export const useSaveKey = (save: (() => void) | undefined) => {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return
      event.preventDefault()
      latest.current?.()
    }
    addEventListener("keydown", pressed)
    return () => removeEventListener("keydown", pressed)
  }, [])
}
