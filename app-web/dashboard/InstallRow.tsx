import type { InstallToday } from "#domain/jobs/JobFigures.ts"
import { Icon } from "#ui/Icon.tsx"
import { Link } from "#ui/Link.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { addressLine } from "#web/jobs/install/addressLine.ts"
import { useClock } from "#web/jobs/install/useClock.ts"
import { useWords } from "#web/words/useWords.ts"

/** One install of the day: when, whose car, where, by whom, and whether it can be done. */
export function InstallRow({ install }: { readonly install: InstallToday }) {
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
