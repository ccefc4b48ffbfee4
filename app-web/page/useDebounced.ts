import { useEffect, useState } from "react"

/** Returns a value once it has not changed for `pause` milliseconds, such as a search text after the last keystroke. */
export const useDebounced = <V>(value: V, pause: number): V => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}

/** Truncates typed text to the maximum length of a search, because a user may paste an entire document. */
export const truncateSearch = (typed: string) => typed.trim().slice(0, 100).toWellFormed()
