import "./JobPanel.css"
import type { BoardJob, BoardLane, BoardLocation } from "#domain/schedule/boardApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Link } from "#ui/Link.tsx"
import { RuleList } from "#web/jobs/install/RuleList.tsx"
import { addressLine } from "#web/jobs/install/useClock.ts"
import { useWords } from "#web/words/useWords.ts"
import { StopState } from "./StopCard.tsx"
import { isLocalTimeZone, minutesOf } from "./stops.ts"
import { useRequestedTime } from "./Tray.tsx"
import { useBoardWords } from "./useBoardWords.ts"

interface JobPanelProps {
  readonly job: BoardJob
  readonly lanes: ReadonlyArray<BoardLane>
  readonly locations: ReadonlyArray<BoardLocation>
  /** Whether the current user may plan. */
  readonly canPlan: boolean
  /** The selected installer's row, zero-based; undefined if the job has none. */
  readonly at: number | undefined
  readonly onMove: () => void
  /** Searches for the next free slots. */
  readonly onFind: () => void
  readonly onUnassign: () => void
  /** Notifies the customer of the appointment. */
  readonly onNotify: () => void
  readonly onClose: () => void
}

/** A job's main facts next to the board: contact, vehicle, date, place and warnings. */
export function JobPanel({
  job,
  lanes,
  locations,
  canPlan,
  at,
  onMove,
  onFind,
  onUnassign,
  onNotify,
  onClose
}: JobPanelProps) {
  const { t, of } = useWords()
  const { nameOf, span, hours, work, longDay, zoneName } = useBoardWords()
  const whenWanted = useRequestedTime()
  const phone = job.phoneNumbers[0]?.phoneNumber ?? ""
  const digits = phone.replace(/[^\d+]/g, "")
  const location = locations.find(({ id }) => id === job.locationId)
  /** Times are in the location's time zone, which is named if the user's differs. */
  const here = (said: string) =>
    location === undefined || job.date === "" || isLocalTimeZone(location.timeZone, job.date)
      ? said
      : `${said} ${zoneName(location.timeZone, job.date)}`
  const isFixed = !canPlan || job.stage === "invoice"
  const people = job.installers.map(({ userId, start, end }) => {
    const lane = lanes.find((one) => one.userId === userId)
    const name = lane === undefined ? t("board.someone") : nameOf(lane)
    return start === ""
      ? name
      : `${name}, ${here(span(minutesOf(start), end === "" ? minutesOf(start) + job.minutes : minutesOf(end)))}`
  })
  return (
    <aside className="JobPanel" aria-label={t("board.sheet", { number: String(job.number) })}>
      <header className="JobPanelHead">
        <span className="JobPanelLine">
          <Link href={`/jobs/${job.id}/edit`}>{t("board.job", { number: String(job.number) })}</Link>
          <StopState job={job} />
        </span>
        <IconButton icon="x" label={t("close")} onPress={onClose} />
      </header>
      <h2>{job.customerName}</h2>
      {phone !== "" && (
        <p className="JobPanelLine">
          <Link href={`tel:${digits}`}>{phone}</Link>
          <Link href={`sms:${digits}`} isQuiet>
            {t("board.text")}
          </Link>
        </p>
      )}
      <RuleList rules={job.warnings} />
      <DefinitionList
        items={[
          { label: t("board.vehicle"), value: job.vehicle || "–" },
          { label: t("board.work"), value: `${work(job)}, ${hours(job.minutes)}` },
          { label: t("board.when"), value: job.date === "" ? whenWanted(job) : longDay(job.date) },
          ...(job.timeFrame === "" ? [] : [{ label: t("install.timeFrame"), value: of("timeFrame", job.timeFrame) }]),
          { label: t("board.installers"), value: people.length === 0 ? t("board.nobody") : people.join("; ") },
          {
            label: t("board.where"),
            value:
              job.address === null
                ? [of("repairLocation", job.repairLocation), location?.locationName ?? ""].filter(Boolean).join(", ")
                : addressLine(job.address)
          },
          { label: t("board.parts"), value: of("partsStatus", job.partsStatus) },
          ...(job.payment === undefined ? [] : [{ label: t("board.payment"), value: of("paymentState", job.payment) }]),
          ...(job.signed === true ? [{ label: t("board.signature"), value: t("board.signed") }] : []),
          ...(job.availability === "" ? [] : [{ label: t("install.availability"), value: job.availability }]),
          ...(job.notes === "" ? [] : [{ label: t("board.notes"), value: job.notes }]),
          ...(job.overrideReason === undefined
            ? []
            : [{ label: t("install.overrideReason"), value: job.overrideReason }])
        ]}
      />
      <footer className="JobPanelFoot">
        {!isFixed && (
          <Button variant="primary" icon="calendar" onPress={onMove}>
            {t("board.moveTo")}
          </Button>
        )}
        {!isFixed && !job.complete && (
          <Button icon="search" onPress={onFind}>
            {t("slots.find")}
          </Button>
        )}
        {!isFixed && at !== undefined && <Button onPress={onUnassign}>{t("board.unassign")}</Button>}
        {canPlan && job.stage === "workorder" && !job.complete && job.date !== "" && (
          <Button icon="mail" onPress={onNotify}>
            {t("board.tell")}
          </Button>
        )}
        <ButtonLink href={`/jobs/${job.id}/edit`} icon="document">
          {t("jobsList.openJob")}
        </ButtonLink>
      </footer>
    </aside>
  )
}
