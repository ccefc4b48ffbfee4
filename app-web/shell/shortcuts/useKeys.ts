import { useEffect, useEffectEvent, useRef } from "react"
import { isTaken } from "#web/page/isTaken.ts"

/** Milliseconds after which the first key of two is forgotten. */
const patience = 1_500

/** Listens for shortcuts on the whole page. `keys` are single ones; Ctrl K and ⌘ K always open the palette. */
export const useKeys = (keys: ReadonlyArray<string>, onHit: (keys: string) => void, onPalette: () => void) => {
  const pending = useRef({ keys: "", since: 0 })

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k") {
      event.preventDefault()
      return onPalette()
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1 || isTaken(event.target)) return
    const before = event.timeStamp - pending.current.since < patience ? pending.current.keys : ""
    const read = readKey(before, event.key.toLowerCase(), keys)
    pending.current = { keys: read.pending, since: event.timeStamp }
    if (read.hit === undefined) return
    event.preventDefault()
    onHit(read.hit)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [])
}

/** What a key makes of the keys before it: a whole shortcut, the beginning of one, or nothing. */
export const readKey = (
  before: string,
  key: string,
  known: ReadonlyArray<string>
): { readonly hit?: string; readonly pending: string } => {
  const typed = before === "" ? key : `${before} ${key}`
  if (known.includes(typed)) return { hit: typed, pending: "" }
  if (known.some((keys) => keys.startsWith(`${typed} `))) return { pending: typed }
  return before === "" ? { pending: "" } : readKey("", key, known)
}
