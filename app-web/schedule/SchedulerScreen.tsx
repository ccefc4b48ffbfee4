import "./SchedulerScreen.css"
import { Effect } from "effect"
import { memo, useMemo, useState, useDeferredValue, useEffect, useEffectEvent } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { jobOffice } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import type { LocationId } from "#domain/locations/Location.ts"
import { type Board, getBoard } from "#domain/schedule/boardApi.ts"
import { daysAfter, daysBetween, todayIn } from "#domain/shared/Day.ts"
import { weekdayOf } from "#domain/shared/WeekHours.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { useUser } from "#web/access/useUser.ts"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { narrow, useMedia } from "#web/page/useMedia.ts"
import { useWords } from "#web/words/useWords.ts"
import { isReadersClock, jobClocks, openMinutes, stopsOf, takenMinutes } from "./stops.ts"
import { type BoardAddress, boardViews, useBoardAddress } from "./useBoardAddress.ts"
import { useBoardWords } from "./useBoardWords.ts"
import { useStable } from "./useStable.ts"
import { useListLook } from "#web/lists/useListLook.ts"

const PlannedBoard = lazyPart(() => import("./PlannedBoard.tsx"), "PlannedBoard", "now")

/** /calendar: who installs what when, and what still waits. */
export function SchedulerScreen() {
  const { t } = useWords()
  const user = useUser()
  const mayPlan = mayEnter(jobOffice, user)
  // Who only installs sees their own work, wherever it is.
  const home = mayPlan ? (user.profile.defaultLocationKey ?? "") : ""
  const { isKnown, opening } = useBoardOpening(home)
  const [address, go] = useBoardAddress(opening, home)
  const navigate = useNavigate()
  const leaveFor = useStable((path: string) => void navigate(path))
  const isNarrow = useMedia(narrow)
  const [today, setToday] = useState(() => Effect.runSync(todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone)))
  const day = address.day === "" ? today : address.day
  const { view, days: length } = address
  const range = useMemo(() => rangeOf({ view, days: length }, day), [view, length, day])
  const { data, error, isPlaceholderData, refetch } = useQueryOf(
    getBoard,
    {
      from: range.from,
      to: range.to,
      ...(address.location === "" ? {} : { locationId: address.location as LocationId })
    },
    { enabled: isKnown, keepsPrevious: true }
  )
  // The day is the location's, which the first answer says.
  if (data !== undefined && data.today !== today) setToday(data.today)
  const look = isNarrow && view === "day" ? "list" : view
  const shown = useInSteps(
    useMemo(
      () => data && { board: data, address: { ...address, view: look }, day, days: range.days },
      [data, address, look, day, range]
    ),
    `${look} ${range.from} ${range.to} ${isPlaceholderData}`
  )
  return (
    <div className="Scheduler">
      <PageHeader
        title={t("route.scheduler")}
        about={data === undefined ? undefined : <About board={data} day={day} />}
        actions={
          <>
            {isKnown && (
              <SegmentedControl
                label={t("board.view")}
                isLabelHidden
                options={boardViews.map((value) => ({ value, label: t(viewWords[value]) }))}
                value={address.view}
                onChange={(view) => go({ view })}
              />
            )}
            {mayPlan && (
              <ButtonLink href="/jobs/create" variant="primary" icon="plus">
                {t("dashboard.newJob")}
              </ButtonLink>
            )}
          </>
        }
      />
      {shown === undefined ? (
        error === null ? (
          <div role="status">
            <span className="hidden-text">{t("loading")}</span>
            <Skeleton widths={["100%", "100%", "100%", "100%"]} height={96} />
          </div>
        ) : (
          <LoadFailed failure={error} onRetry={() => void refetch()} />
        )
      ) : (
        <PlannedBoard {...shown} go={go} leaveFor={leaveFor} mayPlan={mayPlan} />
      )}
    </div>
  )
}

const viewWords = {
  day: "board.viewDay",
  week: "board.viewWeek",
  month: "board.viewMonth",
  list: "board.viewList"
} as const

/** The days that a view asks for: that day, some from it on, its week from Monday on, its month with the weeks around it. */
const rangeOf = ({ view, days: length }: Pick<BoardAddress, "view" | "days">, day: string) => {
  if (view === "day" || view === "list") return { from: day, to: day, days: [day] }
  if (view === "week") {
    const first = length === "7" ? daysAfter(day, -weekdayOf(day)) : day
    const days = Array.from({ length: Number(length) }, (_, at) => daysAfter(first, at))
    return { from: first, to: days.at(-1)!, days }
  }
  const first = `${day.slice(0, 7)}-01`
  // The weeks of all our languages begin on Sunday in North America.
  const from = daysAfter(first, -((weekdayOf(first) + 1) % 7))
  const next = `${daysAfter(first, 31).slice(0, 7)}-01`
  const days = Array.from({ length: Math.ceil(daysBetween(from, next) / 7) * 7 }, (_, at) => daysAfter(from, at))
  return { from, to: days.at(-1)!, days }
}

/** How full the days are, and what waits, in a line. */
const About = memo(function About({ board, day }: { readonly board: Board; readonly day: string }) {
  const { t } = useWords()
  const { hours, zonePlace } = useBoardWords()
  const stops = stopsOf(board.jobs, jobClocks(board))
  const open = board.lanes.reduce((sum, { days }) => sum + days.reduce((all, one) => all + openMinutes(one), 0), 0)
  const about = t("board.about", {
    stops: stops.length,
    booked: hours(takenMinutes(stops)),
    open: hours(open),
    waiting: board.waiting.length
  })
  if (isReadersClock(board.timeZone, day)) return about
  return `${about}. ${t("board.timesOf", { zone: zonePlace(board.timeZone, day) })}`
})

/**
 * What is drawn of something large: looked at in another way, it is drawn in short steps once the press that asked for it
 * is answered, and stands as it was until then. What changes within the same look is drawn at once.
 */
const useInSteps = <A,>(now: A, look: string): A => {
  const asked = useMemo(() => ({ now, look }), [now, look])
  const drawn = useDeferredValue(asked)
  return drawn.look === look || drawn.now === undefined ? now : drawn.now
}

/**
 * What the plain address opens with, known before anything is drawn, and then in the address: the view that the person
 * chose, else their own location.
 */
const useBoardOpening = (home: string): { readonly isKnown: boolean; readonly opening: string | undefined } => {
  const [params, setParams] = useSearchParams()
  const { look } = useListLook("board")
  const isPlain = params.size === 0
  const view = look?.views.find(({ id }) => id === look.choice.defaultViewId)
  const own = view === undefined ? home && `location=${home}` : `${view.address}&saved=${view.id}`
  const opening = isPlain && look !== undefined && own !== "" ? own : undefined
  const show = useEffectEvent((address: string) => setParams(address, { replace: true }))
  useEffect(() => {
    if (opening !== undefined) show(opening)
  }, [opening])
  return { isKnown: !isPlain || look !== undefined, opening }
}
