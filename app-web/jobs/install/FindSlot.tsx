import { useState } from "react"
import { Button } from "#ui/Button.tsx"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useRights } from "#web/jobs/useRights.ts"
import { useWords } from "#web/words/useWords.ts"
import { areFollowed, awaited } from "#domain/estimates/EstimateLine.ts"
import { calibrationNamed } from "#domain/estimates/knownLines.ts"
import type { LocationId } from "#domain/locations/Location.ts"
import type { WorkAsked } from "#domain/schedule/scheduleApi.ts"
import { useFormFields } from "#web/forms/useForm.ts"

const SlotDrawer = lazyPart(() => import("./SlotDrawer.tsx"), "SlotDrawer", "idle")

/** Opens the next five slots for the work as it stands in the form. */
export function FindSlot({ open, lookups }: { readonly open: OpenJob; readonly lookups: JobLookups }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const asked = useWorkAsked(open, lookups)
  const { seesPrices } = useRights()
  if (!seesPrices) return null
  return (
    <div>
      <Button icon="search" isDisabled={asked === undefined} onPress={() => setOpen(true)}>
        {t("slots.find")}
      </Button>
      {isOpen && asked !== undefined && <SlotDrawer open={open} asked={asked} onClose={() => setOpen(false)} />}
    </div>
  )
}

const fields = ["install", "customerId", "locationId", "insurance", "lines", "partsStatus"] as const

/**
 * The work of an open job as the schedule asks for it; undefined while no location is chosen, and while the
 * customer is fetched whom a mobile job goes to.
 */
export const useWorkAsked = (open: OpenJob, { customer }: Pick<JobLookups, "customer">): WorkAsked | undefined => {
  const { values } = useFormFields(open.form, fields)
  const { install, customerId, locationId, insurance, lines, partsStatus } = values
  const isAway = install.repairLocation === "mobile"
  const isComing = customerId !== "" && customer === undefined
  if (locationId === "" || (isAway && install.address === null && isComing)) return undefined
  const named = lines.flatMap((line) => (line.kind === "calibration" ? [calibrationNamed(line) ?? "static"] : []))
  const away = isAway ? (install.address ?? customer?.shippingAddress ?? customer?.billingAddress) : undefined
  return {
    locationId: locationId as LocationId,
    ...(open.job === undefined ? {} : { jobId: open.job.id }),
    jobType: install.jobType,
    calibration: named[0] ?? "",
    repairLocation: install.repairLocation,
    postalCode: away?.postalCode ?? "",
    country: away?.country ?? "US",
    insured: insurance !== null,
    timeFrame: install.timeFrame,
    partsPending: areFollowed(lines) ? awaited(lines).length > 0 : partsStatus === "pending",
    partsExpected: install.partsExpected ?? ""
  }
}
