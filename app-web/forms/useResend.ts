import { useEffect, useEffectEvent } from "react"

/** Milliseconds between two tries: a browser that believes it has a line may still reach nobody. */
const pause = 5_000

/** While something waits for the line, sends it again: as soon as the browser is online, and now and then. */
export const useResend = (isWaiting: boolean, resend: () => void) => {
  const again = useEffectEvent(() => {
    if (navigator.onLine) resend()
  })
  useEffect(() => {
    if (!isWaiting) return
    const look = () => again()
    const timer = setInterval(look, pause)
    addEventListener("online", look)
    return () => {
      clearInterval(timer)
      removeEventListener("online", look)
    }
  }, [isWaiting])
}
