import { useEffect, useState } from "react"
import { getServiceState } from "#domain/service-state/serviceStateApi.ts"
import { Callout } from "#ui/Callout.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useWords } from "#web/words/useWords.ts"
import { whenIdle } from "#web/loading/whenIdle.ts"

/** Milliseconds between two looks. */
const every = 60_000

/** Says that nothing can be saved just now, and why; to root also that a disk runs full. */
export function ServiceBanner() {
  const { of, t } = useWords()
  const [isIdle, setIdle] = useState(false)
  // Nobody waits for it: the screen comes first.
  useEffect(() => whenIdle(async () => setIdle(true)), [])
  const { data } = useQueryOf(getServiceState, {}, { enabled: isIdle, every, isNote: true })
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
