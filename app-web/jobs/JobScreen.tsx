import "./form/JobWaiting.css"
import { Schema } from "effect"
import { useParams } from "react-router-dom"
import { sells } from "#domain/access/mayEnter.ts"
import { isJob } from "#domain/jobs/Job.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { Deferred } from "#web/loading/InTurn.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useFailureText, LoadFailed } from "#web/api/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import { firstLocation } from "#web/jobs/firstLocation.ts"
import { useFirstCustomer, usePlannedStart, useQuoteBegun } from "#web/jobs/form/jobStart.ts"
import { valuesOf, newJob } from "#web/jobs/form/JobForm.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { useDefaultProfile } from "#web/pricing-profiles/useProfiles.ts"
import { Skeleton } from "#ui/Skeleton.tsx"

// What is asked of the server does not wait for the form.
const JobSheet = lazyPart(() => import("./form/JobSheet.tsx"), "JobSheet", "now", <JobWaiting />)
const JobWorkSheet = lazyPart(() => import("./work/JobWorkSheet.tsx"), "JobWorkSheet", "idle", <JobWaiting />)

/** One job: a new quote, or one that is kept. */
export function JobScreen() {
  const { t } = useWords()
  const textOf = useFailureText()
  const { id } = useParams()
  const user = useUser()
  const { profile } = user
  const isMistyped = id !== undefined && !Schema.is(JobId)(id)
  const job = useQueryOf(getJob, { id: id as JobId }, { enabled: id !== undefined && !isMistyped })
  const locations = useQueryOf(listJobLocations, {})
  const first = useFirstCustomer(id === undefined)
  const withGlass = useQuoteBegun()
  const begun = usePlannedStart()
  const { seesProfiles } = useRights()
  const byDefault = useDefaultProfile(seesProfiles && id === undefined)

  if (isMistyped || job.error?._tag === "JobNotFound") {
    return (
      <EmptyState
        icon="search"
        title={t("job.notFound")}
        action={<ButtonLink href="/jobs/jobs-list">{t("job.toList")}</ButtonLink>}
      >
        {textOf({ _tag: "JobNotFound" })}
      </EmptyState>
    )
  }
  const failure = (job.data === undefined ? job.error : null) ?? (locations.data === undefined ? locations.error : null)
  if (failure !== null)
    return (
      <LoadFailed
        failure={failure}
        onRetry={() => {
          void locations.refetch()
          if (id !== undefined) void job.refetch()
        }}
      />
    )
  if (
    locations.data === undefined ||
    (id !== undefined && job.data === undefined) ||
    first.isPending ||
    // The form of a kept job asks for the profiles itself, and is not taken away while they come.
    (id === undefined && byDefault.isLoading)
  )
    return <JobWaiting />

  if (job.data !== undefined && !isJob(job.data))
    return <JobWorkSheet key={id} kept={job.data} locations={locations.data} />
  const { data: kept } = job
  const there = locations.data
  const open =
    there.find(({ id: one, status }) => one === begun.location && status === "active") ?? firstLocation(there, profile)
  const seller = sells(user) ? user.id : null
  const start =
    kept === undefined
      ? begun.plan(withGlass(newJob(open?.id ?? "", first.customer, seller, byDefault.id)))
      : valuesOf(kept)
  const key = id ?? `new ${first.customer?.id}`
  return (
    <Deferred key={key} waiting={<JobWaiting />}>
      {() => <JobSheet kept={kept} start={start} locations={there} />}
    </Deferred>
  )
}

/** Lines of fields: customer, vehicle, insurance, parts. */
const sections = [1, 2, 1, 6]

/** The shape of a job while it is fetched: its header, and its sections, which are folded on a phone. */
function JobWaiting() {
  const { t } = useWords()
  return (
    <div className="JobWaiting" role="status">
      <span className="hidden-text">{t("loading")}</span>
      <div className="JobWaitingHead">
        <Skeleton widths={["180px", "280px"]} height={20} />
      </div>
      {sections.map((lines, section) => (
        <div key={section} className="JobWaitingSection">
          <Skeleton widths={["120px"]} height={20} />
          {Array.from({ length: lines }, (_, line) => (
            <div key={line} className="JobWaitingLine">
              {[1, 2, 3, 4].map((field) => (
                <Skeleton key={field} widths={["45%", "100%"]} height={26} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
