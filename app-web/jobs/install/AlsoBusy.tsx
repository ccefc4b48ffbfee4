import { collide, type InstallerRow } from "#domain/jobs/JobInstall.ts"
import { listDayInstalls } from "#domain/jobs/jobListApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { isDay } from "#domain/shared/Day.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useWords } from "#web/words/useWords.ts"
import { useClock } from "./useClock.ts"
import "./AlsoBusy.css"

export interface AlsoBusyProps {
  readonly row: Pick<InstallerRow, "start" | "end"> & { readonly userId: string }
  readonly name: string
  readonly day: string
  readonly jobId: JobId | undefined
}

/** An installer's other jobs of a day. */
export const useOtherJobs = ({ row, day, jobId }: Pick<AlsoBusyProps, "row" | "day" | "jobId">) =>
  useQueryOf(listDayInstalls, { day }, { enabled: isDay(day) }).data?.filter(
    (one) => one.userId === row.userId && one.jobId !== jobId
  ) ?? []

/**
 * The installer's other jobs of that day; those at the same time are warned of: they are refused, unless somebody books
 * anyway.
 */
export function AlsoBusy({ row, name, day, jobId }: AlsoBusyProps) {
  const { t } = useWords()
  const { clock } = useClock()
  const others = useOtherJobs({ row, day, jobId })
  if (others.length === 0) return null
  return (
    <ul className="AlsoBusy" aria-label={t("install.alsoOn", { name })}>
      {others.map((one, at) => {
        const clashes = collide(row, one)
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
