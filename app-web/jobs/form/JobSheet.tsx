import { useDeferredValue, useEffect, useEffectEvent } from "react"
import type { Job } from "#domain/jobs/Job.ts"
import type { Location } from "#domain/locations/Location.ts"
import { ChangesSection } from "#web/jobs/changes/ChangesSection.tsx"
import { CustomerSection } from "#web/jobs/customer/CustomerSection.tsx"
import { FilesSection } from "#web/jobs/files/FilesSection.tsx"
import { InstallSection } from "#web/jobs/install/InstallSection.tsx"
import { InsuranceSection } from "#web/jobs/insurance/InsuranceSection.tsx"
import { PartsSection } from "#web/jobs/parts/PartsSection.tsx"
import { Returning } from "#web/jobs/returning/Returning.tsx"
import { MessagesSection } from "#web/jobs/messages/MessagesSection.tsx"
import { PaymentSection } from "#web/jobs/payment/PaymentSection.tsx"
import { useRights } from "#web/jobs/useRights.ts"
import { VehicleSection } from "#web/jobs/vehicle/VehicleSection.tsx"
import { InTurn } from "#web/shell/InTurn.tsx"
import { latePart } from "#web/shell/latePart.tsx"
import type { JobValues } from "./JobForm.ts"
import { JobHeader } from "./JobHeader.tsx"
import { JobNotes } from "./JobNotes.tsx"
import { useJobMoney } from "./useJobMoney.ts"
import { useLookups } from "./useLookups.ts"
import { useOpenJob } from "./useOpenJob.ts"
import { useSaveJob } from "./useSaveJob.ts"
import { useSectionInAddress } from "./useSectionInAddress.ts"
import { useSaveKey } from "#web/forms/useSaveKey.ts"
import "./JobSheet.css"

const ConflictDialog = latePart(() => import("./ConflictDialog.tsx"), "ConflictDialog", "idle")
const JobPrinted = latePart(() => import("./JobPrinted.tsx"), "JobPrinted", "idle")

export interface JobSheetProps {
  /** What the server keeps; undefined for a new quote. */
  readonly kept: Job | undefined
  readonly start: JobValues
  readonly locations: ReadonlyArray<Location>
}

/** The job on one page: customer, vehicle, insurance, parts, install, payment. */
export function JobSheet({ kept, start, locations }: JobSheetProps) {
  const { seesPrices } = useRights()
  const open = useOpenJob(kept, start)
  const lookups = useLookups(open.form.values, locations)
  const money = useJobMoney(open, lookups)
  const saving = useSaveJob(open)
  const isAtSection = useSectionInAddress()
  // What follows from the typing is drawn after it: no key waits for the sums and steps above. What takes the focus is
  // not among it.
  const now = { open, lookups, money, saving }
  const drawn = useDeferredValue(now)
  // A job that was saved is another at once: the next press names its version.
  const calm =
    drawn.open.job === open.job && drawn.open.opened === open.opened && drawn.saving.isSaving === saving.isSaving
      ? drawn
      : now
  const isLocked = open.job !== undefined && (open.job.stage === "invoice" || !seesPrices)
  useSaveKey(() => {
    if (!isLocked) saving.save()
  })

  const follow = useEffectEvent((now: Job) => {
    if (now.version > (open.job?.version ?? 0) && !open.form.isDirty) open.adopt(now)
  })
  useEffect(() => {
    if (kept !== undefined) follow(kept)
  }, [kept])

  return (
    <div className="JobScreen">
      <JobHeader {...calm} isDirty={open.form.isDirty} />
      {/* Not ui's Form: its context changes with every drawing and would draw every field anew. */}
      <form className="JobFields" noValidate onSubmit={(event) => event.preventDefault()}>
        <InTurn first={isAtSection ? Infinity : 2}>
          <JobNotes open={open} lookups={lookups} money={money} saving={saving} />
          {isLocked && open.job !== undefined ? (
            <JobPrinted job={open.job} lookups={lookups} />
          ) : (
            <>
              <CustomerSection open={open} lookups={lookups} />
              <Returning open={calm.open} today={money.today} />
              <VehicleSection open={open} />
              <InsuranceSection open={open} />
            </>
          )}
          {!isLocked && <PartsSection open={open} lookups={lookups} money={calm.money} />}
          {!isLocked && <InstallSection open={open} lookups={lookups} />}
          {seesPrices && open.job !== undefined && <MessagesSection job={open.job} isDirty={open.form.isDirty} />}
          {seesPrices && <PaymentSection open={calm.open} money={calm.money} />}
          {open.job !== undefined && <FilesSection job={open.job} isDirty={open.form.isDirty} />}
          {seesPrices && open.job !== undefined && <ChangesSection job={open.job} lookups={lookups} />}
        </InTurn>
      </form>
      <ConflictDialog saving={saving} lookups={lookups} />
    </div>
  )
}
