import "./SlotDrawer.css"
import { useEffect, useEffectEvent, useState } from "react"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { listInstallers } from "#domain/jobs/jobListApi.ts"
import { TimeFrame } from "#domain/jobs/JobInstall.ts"
import { findFreeSlots, type ProposedSlot, type WorkAsked } from "#domain/schedule/scheduleApi.ts"
import { usualMinutes } from "#domain/schedule/usualMinutes.ts"
import { Callout } from "#ui/Callout.tsx"
import { Drawer } from "#ui/Drawer.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Icon } from "#ui/Icon.tsx"
import { Kbd } from "#ui/Kbd.tsx"
import { Select } from "#ui/Select.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useClock } from "./useClock.ts"

interface SlotDrawerProps {
  readonly open: OpenJob
  readonly asked: WorkAsked
  readonly onClose: () => void
}

/** The next five slots with why each, by press or by its digit; one fills day, time and installer. */
export function SlotDrawer({ open, asked, onClose }: SlotDrawerProps) {
  const { t } = useWords()
  const { hours } = useClock()
  const frames = useOptions("timeFrame", TimeFrame)
  const people = (useQueryOf(listInstallers, {}).data ?? []).filter(({ active }) => active)
  const [timeFrame, setTimeFrame] = useState(asked.timeFrame)
  const [userId, setUserId] = useState<UserId | null>(null)
  const typed = open.form.getState().values.install.duration
  const duration = typed === 0 ? usualMinutes({ ...asked, chips: 1 }) : Math.max(15, Math.min(720, typed))
  const { data, error } = useQueryOf(
    findFreeSlots,
    { ...asked, timeFrame, duration, from: "", ...(userId === null ? {} : { userId }) },
    { keepsPrevious: true }
  )
  const all = data === undefined ? [] : [...data.asked, ...data.sooner]
  const take = useTakeSlot(open, duration)
  const choose = (slot: ProposedSlot) => {
    take(slot)
    onClose()
  }
  // Wherever the focus is: the drawer opens with it on the whole of it.
  const onKeyDown = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const slot = /^[1-5]$/.test(key) ? all[Number(key) - 1] : undefined
    const isTyping = target instanceof HTMLElement && target.closest("input, [role=listbox]") !== null
    if (slot !== undefined && !isTyping && !ctrlKey && !metaKey && !altKey) choose(slot)
  })
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [])
  return (
    <Drawer
      title={t("slots.title")}
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className="Slots">
        <p className="Quiet">{t("slots.about", { hours: hours(duration) })}</p>
        <FormGrid columns={2}>
          <Select
            label={t("install.timeFrame")}
            placeholder={t("install.anyTime")}
            noneLabel={t("install.anyTime")}
            options={frames}
            value={timeFrame === "" ? null : timeFrame}
            onChange={(frame) => setTimeFrame(frame ?? "")}
          />
          <Select
            label={t("install.installer")}
            placeholder={t("slots.anyone")}
            noneLabel={t("slots.anyone")}
            options={people.map(({ id, firstName, lastName }) => ({
              value: id as string,
              label: `${firstName} ${lastName}`.trim()
            }))}
            value={userId}
            onChange={(id) => setUserId(id === null ? null : (id as UserId))}
          />
        </FormGrid>
        {error !== null && <Callout tone="danger" title={t("slots.failed")} />}
        {data === undefined && error === null && <Skeleton widths={["100%", "100%", "100%"]} height={56} />}
        {data !== undefined && (
          <>
            <WithoutSlots without={data.without} />
            {all.length === 0 && <p role="status">{t("slots.none")}</p>}
            <SlotList title={t("slots.asked")} slots={data.asked} first={1} onChoose={choose} />
            <SlotList title={t("slots.sooner")} slots={data.sooner} first={data.asked.length + 1} onChoose={choose} />
          </>
        )}
      </div>
    </Drawer>
  )
}

const mostDays = 3

/** Why the days before the first slot have none. */
function WithoutSlots({ without }: Pick<(typeof findFreeSlots)["output"]["Type"], "without">) {
  const { t } = useWords()
  const { day: say } = useFormats()
  const words = { closed: t("slots.closed"), parts: t("slots.parts"), full: t("slots.full") }
  if (without.length === 0) return null
  return (
    <Callout tone="info" title={t("slots.without")}>
      <ul>
        {without.slice(0, mostDays).map(({ day, why }) => (
          <li key={day}>{t("slots.dayWithout", { day: say(day), why: words[why] })}</li>
        ))}
        {without.length > mostDays && <li>{t("slots.moreDays", { count: without.length - mostDays })}</li>}
      </ul>
    </Callout>
  )
}

interface SlotListProps {
  readonly title: string
  readonly slots: ReadonlyArray<ProposedSlot>
  /** The digit of the first of them. */
  readonly first: number
  readonly onChoose: (slot: ProposedSlot) => void
}

function SlotList({ title, slots, first, onChoose }: SlotListProps) {
  const { t } = useWords()
  const { day: say } = useFormats()
  const { clock } = useClock()
  if (slots.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {slots.map((slot, at) => {
          const { userId, day, start, end, firstName, lastName, travel, previous, load } = slot
          return (
            <li key={`${userId} ${day} ${start}`}>
              <button type="button" className="SlotChoice" onClick={() => onChoose(slot)}>
                <Kbd>{String(first + at)}</Kbd>
                <strong>
                  {say(day)}, {clock(start)}–{clock(end)}
                </strong>
                <span>{`${firstName} ${lastName}`.trim()}</span>
                <span className="SlotWhy">
                  <span>
                    <Icon name={travel === 0 ? "building" : "truck"} size={14} />
                    {travel === 0
                      ? t("slots.inShop")
                      : previous === null
                        ? t("slots.fromShop", { minutes: travel })
                        : t("slots.fromJob", { minutes: travel, number: String(previous) })}
                  </span>
                  <span>
                    <Icon name="chart" size={14} />
                    {t("slots.load", { percent: load })}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Puts a slot into the form: day, time of day, time, duration and installer; a toast takes it back. */
const useTakeSlot = (open: OpenJob, duration: number) => {
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
