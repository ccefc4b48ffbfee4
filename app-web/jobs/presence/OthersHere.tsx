import "./OthersHere.css"
import { useEffect, useEffectEvent, useState } from "react"
import type { Present } from "#domain/job-presence/JobPresence.ts"
import { postJobPresence } from "#domain/job-presence/jobPresenceApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Icon } from "#ui/Icon.tsx"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { hearPresence } from "#web/live/heard.ts"
import { useWords } from "#web/words/useWords.ts"

/**
 * "Dana is here too": who else has the job open, so that two people know of each other before they meet in a conflict.
 */
export function OthersHere({ id }: { readonly id: JobId | undefined }) {
  const { t } = useWords()
  const others = useOthersHere(id)
  return (
    <span className="OthersHere" role="status">
      {others.length > 0 && (
        <>
          <Icon name="users" size={14} />
          {others.length === 1
            ? t("presence.one", { name: others[0]!.name })
            : t("presence.many", { name: others[0]!.name, count: others.length - 1 })}
        </>
      )}
    </span>
  )
}

/**
 * How often a form that is looked at says that it still is, in milliseconds; it counts for 40 seconds. Who comes and
 * goes meanwhile is told by the shop's channel.
 */
const beat = 30_000

/** Who else has the job open: said and asked at once, and again whenever somebody comes or goes. */
const useOthersHere = (id: JobId | undefined): ReadonlyArray<Present> => {
  const run = useRun()
  const [others, setOthers] = useState<ReadonlyArray<Present>>([])
  const ask = useEffectEvent((job: JobId, signal: AbortSignal) => {
    if (document.visibilityState === "hidden") return
    // Who else is here is worth no alarm: unanswered, the next beat asks again.
    run(call(postJobPresence, { id: job }), signal).then(setOthers, () => {})
  })
  const leave = useEffectEvent((job: JobId) => {
    // Unheard, it is forgotten after 40 seconds.
    run(call(postJobPresence, { id: job, left: true })).catch(() => {})
  })
  useEffect(() => {
    if (id === undefined) return
    const leaving = new AbortController()
    const again = () => ask(id, leaving.signal)
    again()
    const timer = setInterval(again, beat)
    const stopHearing = hearPresence(id, again)
    document.addEventListener("visibilitychange", again)
    return () => {
      leaving.abort()
      stopHearing()
      leave(id)
      clearInterval(timer)
      document.removeEventListener("visibilitychange", again)
    }
  }, [id])
  return id === undefined ? [] : others
}
