import { listInstallers } from "#domain/jobs/jobListApi.ts"
import type { ProposedSlot, ScheduleRequest } from "#domain/schedule/scheduleApi.ts"
import { defaultMinutes } from "#domain/schedule/defaultMinutes.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useClock } from "./useClock.ts"

const NextSlots = lazyPart(() => import("./NextSlots.tsx"), "NextSlots", "asked")

interface SlotDrawerProps {
  readonly open: OpenJob
  readonly request: ScheduleRequest
  readonly onClose: () => void
}

/** The next five free slots for the open job. Selecting one fills in date, time and installer in its form. */
export function SlotDrawer({ open, request, onClose }: SlotDrawerProps) {
  const { t } = useWords()
  const { hours } = useClock()
  const typed = open.form.getState().values.install.duration
  const duration = typed === 0 ? defaultMinutes({ ...request, chips: 1 }) : Math.max(15, Math.min(720, typed))
  const take = useApplySlot(open, duration)
  const people = (useApiQuery(listInstallers, {}).data ?? []).filter(({ active }) => active)
  return (
    <NextSlots
      request={request}
      duration={duration}
      people={people.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}`.trim() }))}
      about={t("slots.about", { hours: hours(duration) })}
      onChoose={(slot) => {
        take(slot)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Applies a slot to the form: date, time of day, time, duration and installer. A toast offers Undo. */
const useApplySlot = (open: OpenJob, duration: number) => {
  const { t } = useWords()
  const { day: say } = useFormats()
  const { clock } = useClock()
  const showToast = useToast()
  return ({ userId, day, start, end, timeFrame, firstName }: ProposedSlot) => {
    const { form } = open
    const before = form.getState().values.install
    const row = { userId, start, end }
    const place = Math.max(
      0,
      before.installers.findIndex((one) => one.userId === userId)
    )
    const { overrideReason: _, ...rest } = before
    form.set("install", {
      ...rest,
      date: day,
      time: start,
      timeFrame,
      duration: before.duration === 0 ? duration : before.duration,
      installers: before.installers.length === 0 ? [row] : before.installers.with(place, row)
    })
    showToast({
      kind: "success",
      text: t("slots.taken", { day: say(day), time: clock(start), name: firstName }),
      action: { label: t("undo"), onPress: () => form.set("install", before) }
    })
  }
}
