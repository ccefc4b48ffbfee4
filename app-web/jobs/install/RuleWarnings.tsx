import "./DoubleBooking.css"
import { checkSchedule } from "#domain/schedule/scheduleApi.ts"
import type { ScheduleRule } from "#domain/jobs/BrokenRule.ts"
import { isDay } from "#domain/shared/Day.ts"
import { Button } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useFormFields } from "#web/forms/useForm.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { useWords } from "#web/words/useWords.ts"
import { useRuleSentence } from "./RuleList.tsx"
import { useWorkAsked } from "./FindSlot.tsx"

/** What concerns the job as a whole, whoever installs; the rest is said at each installer's row. */
const ofJob: ReadonlyArray<ScheduleRule> = ["closedLocation", "partNotThere", "serviceMissing"]

/** What the form says itself, at the fields and in the list of an installer's other jobs. */
const ofForm: ReadonlyArray<ScheduleRule> = ["installerBooked", "endBeforeStart", "insuredTooLong"]

interface RuleWarningsProps {
  readonly open: OpenJob
  readonly lookups: Pick<JobLookups, "customer">
  /** The installer's row, from 0; left out for what concerns the job as a whole. */
  readonly at?: number
}

/** The rules of the schedule that the job breaks as it is planned, each with its sentence, and the way past them. */
export function RuleWarnings({ open, lookups, at }: RuleWarningsProps) {
  const { t } = useWords()
  const say = useRuleSentence()
  const { seesPrices } = useRights()
  const form = useFormFields(open.form, ["install"])
  const { complete, date, duration, installers, overrideReason } = form.values.install
  const work = useWorkAsked(open, lookups)
  // What concerns the job as a whole is in the answer for its first installer too.
  const row = installers[at ?? 0]
  const isPlanned = isDay(date) && !complete && open.job?.stage !== "invoice"
  const { data = [] } = useQueryOf(
    checkSchedule,
    {
      ...work!,
      day: date,
      start: row?.start ?? "",
      end: row === undefined ? "" : row.end || endAfter(row.start, duration),
      ...(row === undefined ? {} : { userId: row.userId as never })
    },
    { enabled: seesPrices && work !== undefined && isPlanned, isNote: true, keepsPrevious: true }
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

/** Why the job is planned although a rule warns; kept with the job and told in its changes. */
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

/** The time `minutes` after another on the same day, as far as the day goes; "" where either is open. */
const endAfter = (start: string, minutes: number): string => {
  if (start === "" || minutes === 0) return ""
  const [hour = 0, minute = 0] = start.split(":").map(Number)
  const end = Math.min(hour * 60 + minute + minutes, 23 * 60 + 59)
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}`
}
