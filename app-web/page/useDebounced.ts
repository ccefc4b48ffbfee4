import { useEffect, useState } from "react"

/** A value once it has stood still for `pause` milliseconds: a search text after the last key. */
export const useDebounced = <V>(value: V, pause: number): V => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}

/** As much of what was typed as a search takes: somebody may paste a whole document. */
export const searched = (typed: string) => typed.trim().slice(0, 100).toWellFormed()
