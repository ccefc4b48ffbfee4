import "./DoubleBooking.css"
import type { InstallerBooked } from "#domain/jobs/jobFailures.ts"
import { rowsOverlap, type InstallerRow } from "#domain/jobs/JobInstall.ts"
import { listDayInstalls } from "#domain/jobs/jobListApi.ts"
import { isDay } from "#domain/shared/Day.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Button } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import type { FormFields } from "#web/forms/useForm.ts"
import type { JobForm } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { useClock } from "./useClock.ts"

/** A field's message id naming the conflicting job, for the installer's row or for the date of the entire job. */
export const bookedMessage = (
  id: "install.booked" | "install.bookedThatDay",
  { number, start, end }: Pick<InstallerBooked, "number" | "start" | "end">,
  clock: (time: string) => string
) => `${id}:${number}:${clock(start)}–${clock(end)}`

interface DoubleBookingProps {
  readonly form: FormFields<typeof JobForm>
  readonly jobId: JobId | undefined
  /** The installer's row, zero-based. */
  readonly at: number
}

/** Books an installer despite a conflicting job, with a reason that is saved. Shown only if there is an overlap. */
export function DoubleBooking({ form, jobId, at }: DoubleBookingProps) {
  const { t } = useWords()
  const { date, installers } = form.values.install
  const row = installers[at]!
  const others = useOtherJobs({ row, day: date, jobId })
  const change = (overlapReason: string | undefined) => {
    const { overlapReason: _, ...rest } = row
    form.set("install.installers", installers.with(at, overlapReason === undefined ? rest : { ...rest, overlapReason }))
  }
  const path = `install.installers.${at}.overlapReason` as const
  if (row.overlapReason !== undefined) {
    const { errorMessage, label, name, onBlur } = form.field(path, t("install.overlapReason"))
    return (
      <div className="DoubleBooking">
        <TextField
          {...{ errorMessage, label, name, onBlur }}
          value={row.overlapReason}
          onChange={change}
          description={t("install.overlapHint")}
          isRequired
          autoFocus={row.overlapReason === ""}
          autoComplete="off"
        />
        <Button size="small" variant="quiet" onPress={() => change(undefined)}>
          {t("install.noOverlap")}
        </Button>
      </div>
    )
  }
  const isRefused =
    form.errors[`install.installers.${at}.start`]?.some((message) => message.startsWith("install.booked")) === true
  if (!isRefused && !others.some((other) => rowsOverlap(row, other))) return null
  return (
    <div className="DoubleBooking">
      <Button size="small" onPress={() => change("")}>
        {t("install.bookAnyway")}
      </Button>
    </div>
  )
}

interface SameDayJobsProps {
  readonly row: Pick<InstallerRow, "start" | "end"> & { readonly userId: string }
  readonly name: string
  readonly day: string
  readonly jobId: JobId | undefined
}

/** An installer's other jobs on a day. */
const useOtherJobs = ({ row, day, jobId }: Pick<SameDayJobsProps, "row" | "day" | "jobId">) =>
  useApiQuery(listDayInstalls, { day }, { enabled: isDay(day) }).data?.filter(
    (one) => one.userId === row.userId && one.jobId !== jobId
  ) ?? []

/**
 * The installer's other jobs that day. Those at the same time are flagged, because they are rejected unless the user
 * books anyway.
 */
export function SameDayJobs({ row, name, day, jobId }: SameDayJobsProps) {
  const { t } = useWords()
  const { clock } = useClock()
  const others = useOtherJobs({ row, day, jobId })
  if (others.length === 0) return null
  return (
    <ul className="AlsoBusy" aria-label={t("install.alsoOn", { name })}>
      {others.map((one, at) => {
        const clashes = rowsOverlap(row, one)
        const span = [clock(one.start), clock(one.end)].filter((time) => time !== "").join("–")
        return (
          <li key={at} data-clashes={clashes || undefined}>
            <Icon name={clashes ? "warning" : "calendar"} size={14} />
            <span>
              {t(clashes ? "install.busyThen" : "install.busyThatDay", { name })}{" "}
              <Link href={`/jobs/${one.jobId}/edit`}>{t("job.numbered", { number: one.number })}</Link>
              {`, ${[one.customerName, span].filter((word) => word !== "").join(", ")}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
