import "./SchedulerScreen.css"
import { Effect } from "effect"
import { memo, useMemo, useState, useDeferredValue, useEffect, useEffectEvent } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { officeAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
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
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { narrow, useMedia } from "#web/page/useMedia.ts"
import { useWords } from "#web/words/useWords.ts"
import { isLocalTimeZone, jobClocks, workingMinutes, stopsOf, bookedMinutes } from "./stops.ts"
import { type BoardAddress, boardViews, useBoardAddress } from "./useBoardAddress.ts"
import { useBoardWords } from "./useBoardWords.ts"
import { useStableCallback } from "./useStableCallback.ts"
import { useListPreferences } from "#web/lists/useListPreferences.ts"

const PlannedBoard = lazyPart(() => import("./PlannedBoard.tsx"), "PlannedBoard", "now")

/** The schedule board at /calendar: who installs what and when, and which jobs still wait. */
export function SchedulerScreen() {
  const { t } = useWords()
  const user = useUser()
  const mayPlan = hasAccess(officeAccess, user)
  // Users who only install see their own work at any location.
  const home = mayPlan ? (user.profile.defaultLocationKey ?? "") : ""
  const { isKnown, opening } = useBoardOpening(home)
  const [address, go] = useBoardAddress(opening, home)
  const navigate = useNavigate()
  const leaveFor = useStableCallback((path: string) => void navigate(path))
  const isNarrow = useMedia(narrow)
  const [today, setToday] = useState(() => Effect.runSync(todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone)))
  const day = address.day === "" ? today : address.day
  const { view, days: length } = address
  const range = useMemo(() => rangeOf({ view, days: length }, day), [view, length, day])
  const { data, error, isPlaceholderData, refetch } = useApiQuery(
    getBoard,
    {
      from: range.from,
      to: range.to,
      ...(address.location === "" ? {} : { locationId: address.location as LocationId })
    },
    { enabled: isKnown, keepsPrevious: true }
  )
  // The current day is in the location's time zone, which the first response provides.
  if (data !== undefined && data.today !== today) setToday(data.today)
  const look = isNarrow && view === "day" ? "list" : view
  const shown = useDeferredView(
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
        <PlannedBoard {...shown} go={go} leaveFor={leaveFor} canPlan={mayPlan} />
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

/**
 * The days a view requests: one day, several days from it, its week starting on Monday, or its month padded to full
 * weeks.
 */
const rangeOf = ({ view, days: length }: Pick<BoardAddress, "view" | "days">, day: string) => {
  if (view === "day" || view === "list") return { from: day, to: day, days: [day] }
  if (view === "week") {
    const first = length === "7" ? daysAfter(day, -weekdayOf(day)) : day
    const days = Array.from({ length: Number(length) }, (_, at) => daysAfter(first, at))
    return { from: first, to: days.at(-1)!, days }
  }
  const first = `${day.slice(0, 7)}-01`
  // In North America, weeks start on Sunday in all supported languages.
  const from = daysAfter(first, -((weekdayOf(first) + 1) % 7))
  const next = `${daysAfter(first, 31).slice(0, 7)}-01`
  const days = Array.from({ length: Math.ceil(daysBetween(from, next) / 7) * 7 }, (_, at) => daysAfter(from, at))
  return { from, to: days.at(-1)!, days }
}

/** A line with the booked hours and the number of waiting jobs. */
const About = memo(function About({ board, day }: { readonly board: Board; readonly day: string }) {
  const { t } = useWords()
  const { hours, zonePlace } = useBoardWords()
  const stops = stopsOf(board.jobs, jobClocks(board))
  const open = board.lanes.reduce((sum, { days }) => sum + days.reduce((all, one) => all + workingMinutes(one), 0), 0)
  const about = t("board.about", {
    stops: stops.length,
    booked: hours(bookedMinutes(stops)),
    open: hours(open),
    waiting: board.waiting.length
  })
  if (isLocalTimeZone(board.timeZone, day)) return about
  return `${about}. ${t("board.timesOf", { zone: zonePlace(board.timeZone, day) })}`
})

/**
 * Defers a large re-render. When the view changes, the previous one stays until the new one has been rendered at lower
 * priority; changes within a view render immediately.
 */
const useDeferredView = <A,>(now: A, look: string): A => {
  const asked = useMemo(() => ({ now, look }), [now, look])
  const drawn = useDeferredValue(asked)
  return drawn.look === look || drawn.now === undefined ? now : drawn.now
}

/**
 * The state that the URL without parameters opens with, known before the first render and then written to the URL: the
 * user's default view, otherwise their own location.
 */
const useBoardOpening = (home: string): { readonly isKnown: boolean; readonly opening: string | undefined } => {
  const [params, setParams] = useSearchParams()
  const { look } = useListPreferences("board")
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
