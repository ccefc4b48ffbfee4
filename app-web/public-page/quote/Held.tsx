import { useEffect, useState } from "react"
import type { QuoteWords } from "./quotePageWordsOf.ts"

const clockOf = (left: number) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`

/** How long a time is still held, as it counts down. */
export function Held({ until, words }: { readonly until: number | null; readonly words: QuoteWords }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const counting = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(counting)
  }, [])
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  return <p className="QuoteHelp">{left > 0 ? words("held", { time: clockOf(left) }) : words("heldOver")}</p>
}
