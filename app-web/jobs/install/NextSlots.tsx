import "./SlotDrawer.css"
import { useEffect, useEffectEvent, useState } from "react"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { TimeFrame } from "#domain/jobs/JobInstall.ts"
import { findFreeSlots, type ProposedSlot, type ScheduleRequest } from "#domain/schedule/scheduleApi.ts"
import { Callout } from "#ui/Callout.tsx"
import { Drawer } from "#ui/Drawer.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Icon } from "#ui/Icon.tsx"
import { Kbd } from "#ui/Kbd.tsx"
import { Select } from "#ui/Select.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useClock } from "./useClock.ts"

interface NextSlotsProps {
  readonly request: ScheduleRequest
  /** Duration in minutes. */
  readonly duration: number
  /** Installers the search can be limited to, by id. */
  readonly people: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** Describes what selecting a slot does. */
  readonly about: string
  readonly onChoose: (slot: ProposedSlot) => void
  readonly onClose: () => void
}

/** The next five free slots with the reasons for each, selectable by click or by number key. */
export function NextSlots({ request, duration, people, about, onChoose, onClose }: NextSlotsProps) {
  const { t } = useWords()
  const frames = useOptions("timeFrame", TimeFrame)
  const [timeFrame, setTimeFrame] = useState(request.timeFrame)
  const [userId, setUserId] = useState<UserId | null>(null)
  const { data, error } = useApiQuery(
    findFreeSlots,
    { ...request, timeFrame, duration, from: "", ...(userId === null ? {} : { userId }) },
    { keepsPrevious: true }
  )
  const all = data === undefined ? [] : [...data.asked, ...data.sooner]
  // Listens on the document because the drawer opens with the focus on its container.
  const onKeyDown = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const slot = /^[1-5]$/.test(key) ? all[Number(key) - 1] : undefined
    const isTyping = target instanceof HTMLElement && target.closest("input, [role=listbox]") !== null
    if (slot !== undefined && !isTyping && !ctrlKey && !metaKey && !altKey) onChoose(slot)
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
        <p className="Quiet">{about}</p>
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
            options={people}
            value={userId}
            onChange={(id) => setUserId(id === null ? null : (id as UserId))}
          />
        </FormGrid>
        {error !== null && <Callout tone="danger" title={t("slots.failed")} />}
        {data === undefined && error === null && <Skeleton widths={["100%", "100%", "100%"]} height={56} />}
        {data !== undefined && (
          <>
            <DaysWithoutSlots without={data.without} />
            {all.length === 0 && <p role="status">{t("slots.none")}</p>}
            <SlotList title={t("slots.asked")} slots={data.asked} first={1} onChoose={onChoose} />
            <SlotList title={t("slots.sooner")} slots={data.sooner} first={data.asked.length + 1} onChoose={onChoose} />
            {all.some(({ travel }) => travel > 0) && <p className="Quiet">{t("slots.travelNote")}</p>}
          </>
        )}
      </div>
    </Drawer>
  )
}

const mostDays = 3

/** Why the days before the first slot have none. */
function DaysWithoutSlots({ without }: Pick<(typeof findFreeSlots)["output"]["Type"], "without">) {
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
  /** The number key of the first slot. */
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
