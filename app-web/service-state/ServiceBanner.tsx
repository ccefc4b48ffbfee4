import { useEffect, useState } from "react"
import { getServiceState } from "#domain/service-state/serviceStateApi.ts"
import { Callout } from "#ui/Callout.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useWords } from "#web/words/useWords.ts"
import { whenIdle } from "#web/loading/whenIdle.ts"

/** Polling interval in milliseconds. */
const every = 60_000

/** Warns that nothing can be saved at the moment, and why. Root users are also warned of low disk space. */
export function ServiceBanner() {
  const { of, t } = useWords()
  const [isIdle, setIdle] = useState(false)
  // Not urgent: the screen loads first.
  useEffect(() => whenIdle(async () => setIdle(true)), [])
  const { data } = useApiQuery(getServiceState, {}, { enabled: isIdle, every, isBestEffort: true })
  if (data === undefined) return null
  const { low, readOnly } = data
  return (
    <>
      {readOnly !== null && (
        <Callout tone="warning" isLive title={t("notSaving.title")}>
          {of("readOnly", readOnly)}
        </Callout>
      )}
      {low.map(({ free, holds }) => (
        <Callout key={holds} tone={readOnly === "diskFull" ? "danger" : "warning"} isLive title={t("lowSpace.title")}>
          {t(holds === "database" ? "lowSpace.database" : "lowSpace.files", { free })}
        </Callout>
      ))}
    </>
  )
}
