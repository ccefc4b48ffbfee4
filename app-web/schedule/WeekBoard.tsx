import "./WeekBoard.css"
import { memo, type ReactNode, useMemo, useRef } from "react"
import type { Board, BoardLane } from "#domain/schedule/boardApi.ts"
import { ScrollArea } from "#ui/ScrollArea.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { CompanionMove } from "./DayBoard.tsx"
import { LineGhosts, LineStop } from "./LineStop.tsx"
import { workingMinutes, type Stop, bookedMinutes } from "./stops.ts"
import { useBoardWords } from "./useBoardWords.ts"
import type { Moving, MoveTarget } from "./useMoving.ts"
import { useShownLanes } from "./useShownLanes.ts"

interface WeekBoardProps {
  readonly board: Board
  readonly days: ReadonlyArray<string>
  readonly lanes: ReadonlyArray<BoardLane>
  readonly stops: ReadonlyArray<Stop>
  readonly selectedKey: string
  readonly onSelect: (stop: Stop) => void
  readonly onDay: (day: string) => void
  /** Moves jobs; undefined for users who may not plan. */
  readonly moving: Moving | undefined
  /** The job being moved. */
  readonly target: MoveTarget | undefined
  /** The new places of the jobs selected together with the one being moved. */
  readonly companions: ReadonlyArray<CompanionMove>
  /** The note below the job's new day. */
  readonly note: ReactNode
}

/** Estimated height of a row with one job per day, until measured. */
const rowHeight = 64

const none: ReadonlyArray<Stop> = []

/** A week: a row per installer, a column per day, with the day's jobs and how much of it is free. */
export const WeekBoard = memo(function WeekBoard(all: WeekBoardProps) {
  const { board, days, lanes, stops, selectedKey, onSelect, onDay, moving, target, companions, note } = all
  const { t } = useWords()
  const { nameOf, hours, columnDay, shortTime } = useBoardWords()
  const scroll = useRef<HTMLDivElement>(null)
  const { shown, first, before, after, measure } = useShownLanes(lanes, scroll, {
    height: rowHeight,
    beside: 2,
    heldOver: target?.spot.userId
  })
  const offWords = (lane: BoardLane, day: string) => {
    const note = lane.days.find((one) => one.day === day)?.note ?? ""
    return note === "" ? t("board.off") : t("board.offFor", { note })
  }
  const isHeldOver = (day: string, { userId }: BoardLane) =>
    target?.over === "lane" && target.spot.day === day && target.spot.userId === userId
  const byDay = useMemo(() => Map.groupBy(stops, ({ job }) => job.date), [stops])
  const byCell = useMemo(() => Map.groupBy(stops, ({ job, userId }) => `${job.date} ${userId}`), [stops])
  const on = (day: string, lane?: BoardLane) =>
    (lane === undefined ? byDay.get(day) : byCell.get(`${day} ${lane.userId}`)) ?? none
  const openOn = (day: string, among: ReadonlyArray<BoardLane>) =>
    among.reduce((sum, { days: all }) => sum + workingMinutes(all.find((one) => one.day === day)), 0)
  return (
    <ScrollArea className="WeekScroll" ref={scroll}>
      <table className="WeekBoard" aria-label={t("board.week")} aria-rowcount={lanes.length + 1}>
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === board.today || undefined}>
                <button type="button" className="WeekColumn" onClick={() => onDay(day)}>
                  {columnDay(day)}
                </button>
                <Load booked={bookedMinutes(on(day))} open={openOn(day, lanes)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {shown.map((lane, at) => (
            <tr key={lane.userId} ref={measure} data-index={first + at} aria-rowindex={first + at + 2}>
              <th scope="row">{nameOf(lane)}</th>
              {days.map((day) => {
                const own = on(day, lane)
                const [booked, open] = [bookedMinutes(own), openOn(day, [lane])]
                return (
                  <td
                    key={day}
                    data-cell={lane.userId}
                    data-day={day}
                    data-off={open === 0 || undefined}
                    data-full={(open > 0 && booked >= open) || undefined}
                  >
                    {own.map((stop) => (
                      <LineStop
                        key={stop.key}
                        stop={stop}
                        when={shortTime(stop.start - stop.shift)}
                        isSelected={stop.key === selectedKey}
                        isMoving={stop.key === target?.key}
                        onSelect={onSelect}
                        moving={moving}
                      />
                    ))}
                    <LineGhosts
                      spot={isHeldOver(day, lane) ? target?.spot : undefined}
                      note={note}
                      companions={companions.filter(({ spot }) => spot.day === day && spot.userId === lane.userId)}
                    />
                    <span className="WeekFree">
                      {open === 0
                        ? offWords(lane, day)
                        : booked >= open
                          ? t("board.fullDay")
                          : t("board.free", { hours: hours(open - booked) })}
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
      </table>
    </ScrollArea>
  )
})

/**
 * How much of a day is booked, as a bar and in words. A day without working hours shows it only if something is booked.
 */
function Load({ booked, open }: { readonly booked: number; readonly open: number }) {
  const { t } = useWords()
  const { hours } = useBoardWords()
  if (open === 0 && booked === 0) return <span className="WeekLoad">{t("board.off")}</span>
  return (
    <>
      <span className="LaneBar" data-full={booked >= open || undefined} aria-hidden>
        <span style={{ width: `${open === 0 ? 100 : Math.min(100, (booked / open) * 100)}%` }} />
      </span>
      <span className="WeekLoad tabular">{t("board.booked", { booked: hours(booked), open: hours(open) })}</span>
    </>
  )
}
