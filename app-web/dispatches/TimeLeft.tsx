import { useEffect, useState } from "react"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const minute = 60_000

/** The time left to answer the network, updated every minute: yellow when it runs short, red once it is over. */
export function TimeLeft({ until }: { readonly until: number }) {
  const { t } = useWords()
  const { timeOrDateTime } = useFormats()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(ticking)
  }, [])
  const left = Math.ceil((until - now) / minute)
  if (left <= 0) return <StatusDot tone="danger">{t("dispatch.late", { at: timeOrDateTime(until) })}</StatusDot>
  if (left > 120) return <StatusDot tone="info">{t("dispatch.answerBy", { at: timeOrDateTime(until) })}</StatusDot>
  return <StatusDot tone={left <= 30 ? "warning" : "info"}>{t("dispatch.minutesLeft", { count: left })}</StatusDot>
}
