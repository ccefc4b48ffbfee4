import { useState } from "react"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import type { BoardJob, BoardLane, JobPlan } from "#domain/schedule/boardApi.ts"
import { isDay } from "#domain/shared/Day.ts"
import { DatePicker } from "#ui/DatePicker.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import { TimeField } from "#ui/TimeField.tsx"
import { RuleList } from "#web/jobs/install/RuleList.tsx"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { errorText, useWords } from "#web/words/useWords.ts"
import { type JobClock, minutesOf, planAt, type BoardSlot, companionRows, timeOf } from "./stops.ts"
import { usePlanCheck } from "./usePlanCheck.ts"
import { useBoardWords } from "./useBoardWords.ts"

interface MoveDialogProps {
  readonly job: BoardJob
  /** The row of the installer being moved, zero-based; undefined to assign the job. */
  readonly at: number | undefined
  readonly lanes: ReadonlyArray<BoardLane>
  /** The initial place, in the board's time zone. */
  readonly first: BoardSlot
  /** Returns the clock of the job's hours on a day. */
  readonly clockOn: (day: string) => JobClock
  readonly onPlan: (plan: JobPlan, spot: BoardSlot) => void
  readonly onClose: () => void
}

/** Moves a job without dragging: installer, day, start and end. Rule violations are shown as values change. */
export function MoveDialog({ job, at, lanes, first, clockOn, onPlan, onClose }: MoveDialogProps) {
  const words = useWords()
  const { t } = words
  const { nameOf, span, zonePlace } = useBoardWords()
  const begun = clockOn(first.day)
  const [userId, setUserId] = useState<string | null>(first.userId)
  const [day, setDay] = useState(first.day)
  const [start, setStart] = useState(timeOf(first.start - begun.shift))
  const [end, setEnd] = useState(timeOf(first.end - begun.shift))
  const [reason, setReason] = useState(job.overrideReason ?? "")
  const [isSent, setSent] = useState(false)
  const isWhole = userId !== null && isDay(day) && start !== "" && end !== ""
  const isForwards = start < end
  const clock = isDay(day) ? clockOn(day) : begun
  const spot: BoardSlot | undefined =
    isWhole && isForwards
      ? {
          userId: userId as UserId,
          day,
          start: minutesOf(start) + clock.shift,
          end: minutesOf(end) + clock.shift
        }
      : undefined
  const { rules, isChecking, answer } = usePlanCheck(job, spot, clock)
  const [isPending, setPending] = useState(false)
  const along = spot === undefined ? [] : companionRows(job, at, spot.day)
  const [isRefused, isWarned] = weightOf(rules)
  const required = (value: string | null, label: string, isChoice = false) =>
    isSent && (value === null || value === "") ? errorText(words, "required", { label, isChoice }) : undefined
  const laneName = (id: string) => {
    const lane = lanes.find((one) => one.userId === id)
    return lane === undefined ? t("board.someone") : nameOf(lane)
  }
  /** Changing the start keeps the duration. */
  const startAt = (time: string) => {
    if (time !== "" && start !== "" && end !== "" && isForwards)
      setEnd(timeOf(minutesOf(time) + minutesOf(end) - minutesOf(start)))
    setStart(time)
  }
  const plan = (to: BoardSlot, [refuses, warns]: readonly [boolean, boolean]) => {
    if (refuses || (warns && reason.trim() === "")) return
    const { overrideReason: _, ...next } = planAt(job, at, to, clock)
    onPlan({ ...next, ...(warns ? { overrideReason: reason.trim() } : {}) }, to)
  }
  /** Waits for a pending rule check, so that the dialog keeps its values if the plan is rejected. */
  const submit = async () => {
    setSent(true)
    if (spot === undefined) return
    if (!isChecking) return plan(spot, [isRefused, isWarned])
    setPending(true)
    const broken = await answer()
    setPending(false)
    plan(spot, weightOf(broken))
  }
  return (
    <FormDialog
      title={t("board.moveTitle", { number: String(job.number), name: job.customerName })}
      submitLabel={at === undefined ? t("board.assign") : t("board.move")}
      isPending={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Select
        label={t("install.installer")}
        options={lanes
          .filter(({ active, userId: id }) => active || id === first.userId)
          .map((lane) => ({ value: lane.userId as string, label: nameOf(lane) }))}
        value={userId}
        onChange={setUserId}
        errorMessage={required(userId, t("install.installer"), true)}
        isRequired
      />
      <DatePicker
        label={t("install.date")}
        value={day}
        onChange={setDay}
        errorMessage={required(day, t("install.date"))}
        isRequired
      />
      <FormGrid columns={2}>
        <TimeField
          label={t("board.from")}
          value={start}
          onChange={startAt}
          errorMessage={required(start, t("board.from"))}
          isRequired
        />
        <TimeField
          label={t("board.until")}
          value={end}
          onChange={setEnd}
          errorMessage={
            required(end, t("board.until")) ?? (isWhole && !isForwards ? t("install.startBeforeEnd") : undefined)
          }
          isRequired
        />
      </FormGrid>
      {clock.shift !== 0 && <p className="Quiet">{t("board.timesOf", { zone: zonePlace(clock.zone, first.day) })}</p>}
      <div role="status">
        {along.map((row) => (
          <p key={row.userId}>
            {t("board.along", {
              name: laneName(row.userId),
              span: span(minutesOf(row.start), row.end === "" ? minutesOf(row.start) + job.minutes : minutesOf(row.end))
            })}
          </p>
        ))}
        <RuleList rules={rules} />
        {isSent && isRefused && <p className="FieldError">{t("board.cannot")}</p>}
      </div>
      {isWarned && !isRefused && (
        <TextField
          label={t("install.overrideReason")}
          description={t("rule.overrideHint")}
          value={reason}
          onChange={setReason}
          errorMessage={required(reason.trim(), t("install.overrideReason"))}
          maxLength={200}
          isRequired
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}

/** Whether any rule rejects the plan, and whether any only warns. */
const weightOf = (rules: ReadonlyArray<BrokenRule>): readonly [boolean, boolean] => [
  rules.some(({ isHard }) => isHard),
  rules.some(({ isHard }) => !isHard)
]
