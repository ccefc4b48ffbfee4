import { dashboardSearches } from "#domain/dashboard/dashboardSearches.ts"
import { type InstallToday, nextInstalls } from "#domain/jobs/JobFigures.ts"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { addressLine, useClock } from "#web/jobs/install/useClock.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { jobsHref } from "./jobsHref.ts"

interface InstallsTodayProps {
  readonly installs: ReadonlyArray<InstallToday>
  /** Total number of installs; higher than the length of `installs` if there are very many. */
  readonly count: number
  readonly today: string
}

/** The day's work orders by time, showing progress and what comes next. */
export function InstallsToday({ installs, count, today }: InstallsTodayProps) {
  const { t } = useWords()
  const { day, whole } = useFormats()
  const done = installs.filter(({ complete }) => complete).length
  const progress = t("dashboard.installsDone", { done: whole(done), count: whole(count) })
  return (
    <Section
      title={t("dashboard.installs")}
      description={done === 0 ? day(today) : `${day(today)} · ${progress}`}
      actions={
        count > 0 && (
          <Link href={jobsHref(dashboardSearches(today).installs)}>
            {t("dashboard.installsAll", { count: whole(count) })}
          </Link>
        )
      }
    >
      {installs.length === 0 ? (
        <EmptyState icon="calendar" title={t("dashboard.noInstalls")} level={3}>
          {t("dashboard.noInstallsHint")}
        </EmptyState>
      ) : (
        <ol className="Installs">
          {nextInstalls(installs).map((install) => (
            <li key={install.id}>
              <InstallRow install={install} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

/** One install: time, vehicle, place, installer, and whether it can go ahead. */
function InstallRow({ install }: { readonly install: InstallToday }) {
  const { t, of } = useWords()
  const { clock } = useClock()
  const { address, complete, installers, partsStatus, repairLocation, time, timeFrame } = install
  const isMobile = repairLocation === "mobile"
  return (
    <Link href={`/jobs/${install.id}/edit`} isQuiet>
      <span className="InstallTime tabular">
        {clock(time) || (timeFrame === "" ? t("install.anyTime") : of("timeFrame", timeFrame))}
      </span>
      <span className="InstallWords">
        <span className="InstallName">{install.customerName}</span>
        <span className="InstallQuiet">{`${install.number} · ${install.vehicle}`}</span>
        <span className="InstallQuiet">
          <Icon name={isMobile ? "map-pin" : "building"} size={14} />
          {isMobile
            ? [of("repairLocation", "mobile"), address === null ? "" : addressLine(address)]
                .filter((part) => part !== "")
                .join(", ")
            : install.locationName}
        </span>
      </span>
      <span className="InstallEnd">
        <span>{installers.length === 0 ? t("dashboard.noInstallers") : installers.join(", ")}</span>
        {complete ? (
          <StatusDot tone="success">{t("dashboard.done")}</StatusDot>
        ) : (
          <StatusDot tone={partsStatus === "complete" ? "success" : "warning"} isHollow={partsStatus === "pending"}>
            {of("partsStatus", partsStatus)}
          </StatusDot>
        )}
      </span>
    </Link>
  )
}
