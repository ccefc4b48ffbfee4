import "./DoubleBooking.css"
import { checkSchedule, type ScheduleRequest } from "#domain/schedule/scheduleApi.ts"
import type { ScheduleRule } from "#domain/jobs/BrokenRule.ts"
import { isDay } from "#domain/shared/Day.ts"
import { Button } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useFormFields } from "#web/forms/useForm.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { useWords } from "#web/words/useWords.ts"
import { useRuleSentence } from "./RuleList.tsx"
import { useState } from "react"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { arePartsTracked, awaitedLines } from "#domain/estimates/EstimateLine.ts"
import { parseCalibration } from "#domain/estimates/EstimateTexts.ts"
import type { LocationId } from "#domain/locations/Location.ts"

/** Rules about the job as a whole, regardless of installer. The others are shown at each installer's row. */
const ofJob: ReadonlyArray<ScheduleRule> = ["closedLocation", "partNotThere", "serviceMissing"]

/** Rules the form already reports at its fields and in the list of an installer's other jobs. */
const ofForm: ReadonlyArray<ScheduleRule> = ["installerBooked", "endBeforeStart", "insuredTooLong"]

interface RuleWarningsProps {
  readonly open: OpenJob
  readonly lookups: Pick<JobLookups, "customer">
  /** The installer's row, zero-based; omitted for rules about the job as a whole. */
  readonly at?: number
}

/** Shows the schedule rules the job violates as planned, and the way to override them. */
export function RuleWarnings({ open, lookups, at }: RuleWarningsProps) {
  const { t } = useWords()
  const say = useRuleSentence()
  const { canViewPrices } = usePermissions()
  const form = useFormFields(open.form, ["install"])
  const { complete, date, duration, installers, overrideReason } = form.values.install
  const work = useScheduleRequest(open, lookups)
  // The response for the first installer also includes the rules about the job as a whole.
  const row = installers[at ?? 0]
  const isPlanned = isDay(date) && !complete && open.job?.stage !== "invoice"
  const { data = [] } = useApiQuery(
    checkSchedule,
    {
      ...work!,
      day: date,
      start: row?.start ?? "",
      end: row === undefined ? "" : row.end || endAfter(row.start, duration),
      ...(row === undefined ? {} : { userId: row.userId as never })
    },
    { enabled: canViewPrices && work !== undefined && isPlanned, isBestEffort: true, keepsPrevious: true }
  )
  const shown = !isPlanned
    ? []
    : data.filter(({ rule }) => ofJob.includes(rule) === (at === undefined) && !ofForm.includes(rule))
  if (shown.length === 0) return null
  return (
    <div className="DoubleBooking">
      <ul className="AlsoBusy" aria-label={t("rule.warnings")}>
        {shown.map((broken) => (
          <li key={`${broken.rule} ${broken.skill ?? broken.service ?? ""}`} data-clashes>
            <Icon name="warning" size={14} />
            <span>{say(broken)}</span>
          </li>
        ))}
      </ul>
      {overrideReason === undefined && shown.some(({ isHard }) => !isHard) && (
        <Button size="small" onPress={() => form.set("install", { ...form.values.install, overrideReason: "" })}>
          {t("rule.override")}
        </Button>
      )}
    </div>
  )
}

/** The reason the job is scheduled despite a warning. Saved with the job and shown in its history. */
export function OverrideReason({ open }: { readonly open: OpenJob }) {
  const { t } = useWords()
  const form = useFormFields(open.form, ["install"])
  const { overrideReason, ...rest } = form.values.install
  if (overrideReason === undefined) return null
  const { errorMessage, label, name, onBlur } = form.field("install.overrideReason", t("install.overrideReason"))
  return (
    <div className="DoubleBooking">
      <TextField
        {...{ errorMessage, label, name, onBlur }}
        value={overrideReason}
        onChange={(reason) => form.set("install", { ...rest, overrideReason: reason })}
        description={t("rule.overrideHint")}
        isRequired
        autoFocus={overrideReason === ""}
        autoComplete="off"
      />
      <Button size="small" variant="quiet" onPress={() => form.set("install", rest)}>
        {t("rule.noOverride")}
      </Button>
    </div>
  )
}

/** Returns the time `minutes` after another, capped at the end of the day; "" if either is empty. */
const endAfter = (start: string, minutes: number): string => {
  if (start === "" || minutes === 0) return ""
  const [hour = 0, minute = 0] = start.split(":").map(Number)
  const end = Math.min(hour * 60 + minute + minutes, 23 * 60 + 59)
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}`
}

const SlotDrawer = lazyPart(() => import("./SlotDrawer.tsx"), "SlotDrawer", "idle")

/** Opens the next five free slots for the work currently in the form. */
export function FindSlot({ open, lookups }: { readonly open: OpenJob; readonly lookups: JobLookups }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const asked = useScheduleRequest(open, lookups)
  const { canViewPrices } = usePermissions()
  if (!canViewPrices) return null
  return (
    <div>
      <Button icon="search" isDisabled={asked === undefined} onPress={() => setOpen(true)}>
        {t("slots.find")}
      </Button>
      {isOpen && asked !== undefined && <SlotDrawer open={open} request={asked} onClose={() => setOpen(false)} />}
    </div>
  )
}

const fields = ["install", "customerId", "locationId", "insurance", "lines", "partsStatus"] as const

/**
 * The work of the open job in the shape of a schedule request. Undefined while no location is selected, or while the
 * customer of a mobile job is loading.
 */
const useScheduleRequest = (open: OpenJob, { customer }: Pick<JobLookups, "customer">): ScheduleRequest | undefined => {
  const { values } = useFormFields(open.form, fields)
  const { install, customerId, locationId, insurance, lines, partsStatus } = values
  const isAway = install.repairLocation === "mobile"
  const isComing = customerId !== "" && customer === undefined
  if (locationId === "" || (isAway && install.address === null && isComing)) return undefined
  const named = lines.flatMap((line) => (line.kind === "calibration" ? [parseCalibration(line) ?? "static"] : []))
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
    partsPending: arePartsTracked(lines) ? awaitedLines(lines).length > 0 : partsStatus === "pending",
    partsExpected: install.partsExpected ?? ""
  }
}
