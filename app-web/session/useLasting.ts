import { useEffect, useState } from "react"

/** Whether something has been so for this long, in milliseconds. */
export const useLasting = (is: boolean, after: number): boolean => {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasts(true), after)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [is, after])
  return is && lasts
}
