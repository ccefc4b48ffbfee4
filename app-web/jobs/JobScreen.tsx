import "./form/JobWaiting.css"
import { Schema } from "effect"
import { useState } from "react"
import { useLocation, useParams, useSearchParams } from "react-router-dom"
import { UserId } from "#domain/access/CurrentUser.ts"
import { hasSalesRole } from "#domain/access/hasAccess.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { getCustomer } from "#domain/customers/customersApi.ts"
import { isJob } from "#domain/jobs/Job.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { isDay } from "#domain/shared/Day.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useUser } from "#web/access/useUser.ts"
import { LoadFailed, useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { type JobValues, newJob, valuesOf } from "#web/jobs/form/JobForm.ts"
import { newLine } from "#web/jobs/parts/newLine.ts"
import { Deferred } from "#web/loading/StaggeredRender.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import type { NewQuoteState } from "#web/nags/GlassActions.tsx"
import { useDefaultProfile } from "#web/pricing-profiles/useProfiles.ts"
import { useWords } from "#web/words/useWords.ts"
import { initialLocation } from "./initialLocation.ts"
import { usePermissions } from "./usePermissions.ts"

// Requests to the server do not wait for this chunk to load.
const JobSheet = lazyPart(() => import("./form/JobSheet.tsx"), "JobSheet", "now", <JobWaiting />)
const JobWorkSheet = lazyPart(() => import("./work/JobWorkSheet.tsx"), "JobWorkSheet", "idle", <JobWaiting />)

/** The job screen, for a new quote or an existing job. */
export function JobScreen() {
  const { t } = useWords()
  const textOf = useFailureText()
  const { id } = useParams()
  const user = useUser()
  const { profile } = user
  const isMistyped = id !== undefined && !Schema.is(JobId)(id)
  const job = useApiQuery(getJob, { id: id as JobId }, { enabled: id !== undefined && !isMistyped })
  const locations = useApiQuery(listJobLocations, {})
  const first = useFirstCustomer(id === undefined)
  const withGlass = useNewQuoteState()
  const begun = usePlannedStart()
  const { seesProfiles } = usePermissions()
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
    // For an existing job the form loads the profiles itself, so it stays mounted while they load.
    (id === undefined && byDefault.isLoading)
  )
    return <JobWaiting />

  if (job.data !== undefined && !isJob(job.data))
    return <JobWorkSheet key={id} saved={job.data} locations={locations.data} />
  const { data: kept } = job
  const there = locations.data
  const open =
    there.find(({ id: one, status }) => one === begun.location && status === "active") ??
    initialLocation(there, profile)
  const seller = hasSalesRole(user) ? user.id : null
  const start =
    kept === undefined
      ? begun.plan(withGlass(newJob(open?.id ?? "", first.customer, seller, byDefault.id)))
      : valuesOf(kept)
  const key = id ?? `new ${first.customer?.id}`
  return (
    <Deferred key={key} waiting={<JobWaiting />}>
      {() => <JobSheet saved={kept} start={start} locations={there} />}
    </Deferred>
  )
}

/** Rows of fields per section: customer, vehicle, insurance, parts. */
const sections = [1, 2, 1, 6]

/** Skeleton of the job screen: its header and its sections, which are collapsed on a phone. */
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

const isId = Schema.is(CustomerId)
const isUserId = Schema.is(UserId)

/**
 * The customer to start a new quote for, from `/jobs/create?customer=<id>`, the link on the customer's card. Ignored if
 * the customer no longer exists or is not visible to the current user.
 */
const useFirstCustomer = (isNew: boolean) => {
  const [search] = useSearchParams()
  const { seesCustomers } = usePermissions()
  const id = search.get("customer")
  const isAsked = isNew && seesCustomers && isId(id)
  const customer = useApiQuery(getCustomer, { id: id as CustomerId }, { enabled: isAsked })
  return { customer: isAsked ? customer.data : undefined, isPending: isAsked && customer.isPending }
}

/**
 * The date, time, installer and location of a new job started from an empty slot on the schedule board,
 * `/jobs/create?day=2026-11-24&start=09:00&end=10:00&installer=<id>&location=<id>`. Invalid parameters are ignored.
 */
const usePlannedStart = () => {
  const [search] = useSearchParams()
  const valueOf = (name: string) => search.get(name) ?? ""
  const time = (name: string) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(valueOf(name)) ? valueOf(name) : "")
  const [day, start, end, installer] = [valueOf("day"), time("start"), time("end"), valueOf("installer")]
  const isPlanned = isDay(day) && start !== "" && start < end && isUserId(installer)
  return {
    location: valueOf("location"),
    plan: (values: JobValues): JobValues =>
      isPlanned
        ? {
            ...values,
            install: { ...values.install, date: day, time: start, installers: [{ userId: installer, start, end }] }
          }
        : values
  }
}

/**
 * Starts a new job with the pane found in the glass search, at its list price until a profile prices it, and the
 * vehicle that was searched for.
 */
const useNewQuoteState = () => {
  const begun = useLocation().state as NewQuoteState | null
  const [lineId] = useState(() => crypto.randomUUID())
  return (start: JobValues): JobValues => {
    if (begun?.part === undefined) return start
    const {
      part: { partNumber, description, listPrice },
      query
    } = begun
    const vehicle =
      query === undefined
        ? start.vehicle
        : { ...start.vehicle, year: query.year, make: query.make, model: query.model, bodyStyle: query.bodyStyle }
    return {
      ...start,
      vehicle,
      lines: [{ ...newLine("glass", lineId, description), partNumber, listPrice, netPrice: listPrice }]
    }
  }
}
