import { useEffect, useEffectEvent } from "react"
import { hasStep } from "#domain/jobs/stageRules.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Location } from "#domain/locations/Location.ts"
import { WithDirtyState } from "#web/forms/useForm.ts"
import { ChangesSection } from "#web/jobs/changes/ChangesSection.tsx"
import { CustomerSection } from "#web/jobs/customer/CustomerSection.tsx"
import { FilesSection } from "#web/jobs/files/FilesSection.tsx"
import { InstallSection } from "#web/jobs/install/InstallSection.tsx"
import { InsuranceSection } from "#web/jobs/insurance/InsuranceSection.tsx"
import { PartsSection } from "#web/jobs/parts/PartsSection.tsx"
import { ReturningCustomerHints } from "#web/jobs/returning/ReturningCustomerHints.tsx"
import { MessagesSection } from "#web/jobs/messages/MessagesSection.tsx"
import { PaymentSection } from "#web/jobs/payment/PaymentSection.tsx"
import { JobReminders } from "#web/jobs/reminders/JobReminders.tsx"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { VehicleSection } from "#web/jobs/vehicle/VehicleSection.tsx"
import { StaggeredRender } from "#web/loading/StaggeredRender.tsx"
import { RenderNearViewport } from "#web/loading/RenderNearViewport.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import type { JobValues } from "./JobForm.ts"
import { JobHeader } from "./JobHeader.tsx"
import { JobNotices } from "./JobNotices.tsx"
import { useLookups, useToday } from "./useLookups.ts"
import { useOpenJob } from "./useOpenJob.ts"
import { useSaveJob } from "./useSaveJob.ts"
import { useSectionFromUrl } from "./JobSection.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useSaveKey } from "#web/forms/useSaveKey.ts"
import "./JobSheet.css"

const JobConflict = lazyPart(() => import("./JobConflict.tsx"), "JobConflict", "idle")
const ReasonDialog = lazyPart(() => import("#web/jobs/install/ReasonDialog.tsx"), "ReasonDialog", "asked")
const CustomerSubmissions = lazyPart(
  () => import("#web/jobs/photos/CustomerSubmissions.tsx"),
  "CustomerSubmissions",
  "idle"
)
const SiteReport = lazyPart(() => import("#web/jobs/work/SiteReport.tsx"), "SiteReport", "asked")
const ReadOnlyJob = lazyPart(() => import("./ReadOnlyJob.tsx"), "ReadOnlyJob", "idle")

interface JobSheetProps {
  /** The saved job; undefined for a new quote. */
  readonly saved: Job | undefined
  readonly start: JobValues
  readonly locations: ReadonlyArray<Location>
}

/** The job form on one page: customer, vehicle, insurance, parts, install, payment. */
export function JobSheet({ saved, start, locations }: JobSheetProps) {
  const { t } = useWords()
  const { canViewPrices } = usePermissions()
  const open = useOpenJob(saved, start)
  const lookups = useLookups(open.form, locations)
  const today = useToday(lookups.location?.timeZone ?? "UTC")
  const saving = useSaveJob(open)
  const isAtSection = useSectionFromUrl()
  const isLocked = open.job !== undefined && (!hasStep(open.job, "change") || !canViewPrices)
  useSaveKey(() => {
    if (!isLocked) saving.save()
  })

  const follow = useEffectEvent((now: Job) => {
    if (now.version > (open.job?.version ?? 0) && !open.form.getState().isDirty) open.applySaved(now)
  })
  useEffect(() => {
    if (saved !== undefined) follow(saved)
  }, [saved])

  return (
    <div className="JobScreen">
      <JobHeader open={open} lookups={lookups} saving={saving} />
      {saving.unreasoned !== undefined && (
        <ReasonDialog
          title={t("rule.reasonTitle")}
          rules={saving.unreasoned}
          onSubmit={saving.giveReason}
          onClose={saving.dropReason}
        />
      )}
      {/* Does not use the Form of ui: its context changes on every render and would re-render every field. */}
      <form className="JobFields" noValidate onSubmit={(event) => event.preventDefault()}>
        <JobConflict
          saving={saving}
          lookups={lookups}
          isBehind={saved !== undefined && open.job !== undefined && saved.version > open.job.version}
        />
        <StaggeredRender first={isAtSection ? Infinity : 2}>
          <JobNotices open={open} lookups={lookups} today={today} saving={saving} />
          {isLocked && open.job !== undefined ? (
            <ReadOnlyJob job={open.job} lookups={lookups} applySaved={open.applySaved} />
          ) : (
            <>
              <CustomerSection open={open} lookups={lookups} />
              <ReturningCustomerHints open={open} today={today} />
              {canViewPrices && open.job !== undefined && <CustomerSubmissions open={open} lookups={lookups} />}
              <VehicleSection open={open} />
              <InsuranceSection open={open} />
            </>
          )}
          {!isLocked && <PartsSection open={open} lookups={lookups} saving={saving} />}
          {!isLocked && <InstallSection open={open} lookups={lookups} />}
          {canViewPrices && open.job !== undefined && <MessagesSection job={open.job} form={open.form} />}
          {canViewPrices && <PaymentSection open={open} lookups={lookups} />}
          {open.job !== undefined && (
            <WithDirtyState form={open.form}>
              {(isDirty) => <FilesSection job={open.job!} isDirty={isDirty} />}
            </WithDirtyState>
          )}
          {canViewPrices && open.job !== undefined && (
            <RenderNearViewport>{() => <SiteReport job={open.job!} />}</RenderNearViewport>
          )}
          {open.job !== undefined && <JobReminders jobId={open.job.id} />}
          {canViewPrices && open.job !== undefined && <ChangesSection job={open.job} lookups={lookups} />}
        </StaggeredRender>
      </form>
    </div>
  )
}
