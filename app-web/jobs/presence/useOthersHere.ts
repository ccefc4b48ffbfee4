import { useEffect, useEffectEvent, useState } from "react"
import type { Present } from "#domain/job-presence/JobPresence.ts"
import { postJobPresence } from "#domain/job-presence/jobPresenceApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"

/** How often a form that is looked at says so, in milliseconds; it counts for 40 seconds. */
const beat = 15_000

/** Who else has the job open. Said and asked at once, then every 15 seconds while the page is in sight. */
export const useOthersHere = (id: JobId | undefined): ReadonlyArray<Present> => {
  const run = useRun()
  const [others, setOthers] = useState<ReadonlyArray<Present>>([])
  const ask = useEffectEvent((job: JobId, signal: AbortSignal) => {
    if (document.visibilityState === "hidden") return
    // Who else is here is worth no alarm: unheard, the next beat asks again.
    run(call(postJobPresence, { id: job }), signal).then(setOthers, () => {})
  })
  useEffect(() => {
    if (id === undefined) return
    const leaving = new AbortController()
    const again = () => ask(id, leaving.signal)
    again()
    const timer = setInterval(again, beat)
    document.addEventListener("visibilitychange", again)
    return () => {
      leaving.abort()
      clearInterval(timer)
      document.removeEventListener("visibilitychange", again)
    }
  }, [id])
  return id === undefined ? [] : others
}
