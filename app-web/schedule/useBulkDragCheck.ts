import { useEffect, useMemo, useState } from "react"
import type { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import { checkJobPlans } from "#domain/schedule/boardApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import type { PlanChange } from "./bulkPlacement.ts"

const nothing: ReadonlyMap<JobId, ReadonlyArray<BrokenRule>> = new Map()

/**
 * The rules that each of several jobs dragged together would violate, from the server. Only places where they rest are
 * checked.
 */
export const useBulkDragCheck = (changes: ReadonlyArray<PlanChange>): ReadonlyMap<JobId, ReadonlyArray<BrokenRule>> => {
  const plans = changes.map(({ job, plan }) => ({ id: job.id, version: job.version, ...plan }))
  const key = JSON.stringify(plans)
  const [asked, setAsked] = useState({ key: "[]", plans: plans.slice(0, 0) })
  useEffect(() => {
    const timer = setTimeout(() => setAsked((before) => (before.key === key ? before : { key, plans })), 120)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  const { data } = useApiQuery(
    checkJobPlans,
    { plans: asked.plans },
    { enabled: asked.plans.length > 1, isBestEffort: true }
  )
  return useMemo(
    () =>
      data === undefined || asked.key !== key
        ? nothing
        : new Map(data.map(({ id, warnings }) => [id, warnings.map(({ at: _, ...rule }) => rule)])),
    [data, asked.key, key]
  )
}
