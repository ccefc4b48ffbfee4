import { useEffect, useEffectEvent } from "react"
import { isJob } from "#domain/jobs/Job.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { listStockRequired } from "#domain/jobs/jobStepsApi.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { blockersWith, usualStep } from "#web/jobs/stage/nextStep.ts"
import { TurnIntoWorkOrder, TurnIntoInvoice } from "#web/jobs/stage/TurnInto.tsx"
import { useToday } from "#web/jobs/form/useLookups.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"

/** The list shows what is kept, so there is nothing typed to take it into. */
const nothingTyped = { adopt: () => {} }

/** The next stage of a card's job, asked as in the job itself; what stands in its way is said instead. */
export function CardStep({ id, onClose }: { readonly id: JobId; readonly onClose: () => void }) {
  const showToast = useToast()
  const textOf = useFailureText()
  const job = useQueryOf(getJob, { id })
  const required = useQueryOf(listStockRequired, { id })
  const locations = useQueryOf(listJobLocations, {})
  const kept = isJob(job.data) ? job.data : undefined
  const today = useToday(locations.data?.find((one) => one.id === kept?.locationId)?.timeZone ?? "UTC")
  const next = kept && usualStep(kept.stage)
  const isKnown = kept !== undefined && required.data !== undefined && locations.data !== undefined && !job.isFetching
  const blocked =
    !isKnown || next === undefined
      ? undefined
      : blockersWith(kept, undefined, next, { today, stockRequired: required.data })[0]
  const failure = blocked?.failure ?? job.error ?? required.error ?? locations.error ?? undefined

  const refuse = useEffectEvent((reason: { readonly _tag: string }) => {
    showToast({ kind: "danger", text: textOf(reason) })
    onClose()
  })
  useEffect(() => {
    if (failure !== undefined) refuse(failure)
  }, [failure])

  if (!isKnown || failure !== undefined || next === undefined) return null
  return next === "accept" ? (
    <TurnIntoWorkOrder open={nothingTyped} job={kept} onClose={onClose} />
  ) : (
    <TurnIntoInvoice open={nothingTyped} job={kept} onClose={onClose} />
  )
}
