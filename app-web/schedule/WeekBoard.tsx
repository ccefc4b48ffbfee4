import "./WeekBoard.css"
import { memo, useMemo, useRef } from "react"
import type { Board, BoardLane } from "#domain/schedule/boardApi.ts"
import { EventBlock } from "#ui/EventBlock.tsx"
import { ScrollArea } from "#ui/ScrollArea.tsx"
import { useWords } from "#web/words/useWords.ts"
import { openMinutes, type Stop, takenMinutes } from "./stops.ts"
import { toneBy, useStopColors } from "./stopTones.ts"
import { useBoardWords } from "./useBoardWords.ts"
import { useShownLanes } from "./useShownLanes.ts"
import { usePickedCard } from "./usePicked.ts"

interface WeekBoardProps {
  readonly board: Board
  readonly days: ReadonlyArray<string>
  readonly lanes: ReadonlyArray<BoardLane>
  readonly stops: ReadonlyArray<Stop>
  readonly selectedKey: string
  readonly onSelect: (stop: Stop) => void
  readonly onDay: (day: string) => void
}

/** A row with one job a day, until it is measured. */
const rowHeight = 64

const none: ReadonlyArray<Stop> = []

/** A week: an installer in each row, a day in each column, with what is on and how much of it is free. */
export const WeekBoard = memo(function WeekBoard(all: WeekBoardProps) {
  const { board, days, lanes, stops, selectedKey, onSelect, onDay } = all
  const { t } = useWords()
  const { nameOf, hours, columnDay } = useBoardWords()
  const scroll = useRef<HTMLDivElement>(null)
  const { shown, first, before, after, measure } = useShownLanes(lanes, scroll, { height: rowHeight, beside: 2 })
  const byDay = useMemo(() => Map.groupBy(stops, ({ job }) => job.date), [stops])
  const byCell = useMemo(() => Map.groupBy(stops, ({ job, userId }) => `${job.date} ${userId}`), [stops])
  const on = (day: string, lane?: BoardLane) =>
    (lane === undefined ? byDay.get(day) : byCell.get(`${day} ${lane.userId}`)) ?? none
  const openOn = (day: string, among: ReadonlyArray<BoardLane>) =>
    among.reduce((sum, { days: all }) => sum + openMinutes(all.find((one) => one.day === day)), 0)
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
                <Load booked={takenMinutes(on(day))} open={openOn(day, lanes)} />
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
                const [booked, open] = [takenMinutes(own), openOn(day, [lane])]
                return (
                  <td
                    key={day}
                    data-off={open === 0 || undefined}
                    data-full={(open > 0 && booked >= open) || undefined}
                  >
                    {own.map((stop) => (
                      <WeekStop key={stop.key} stop={stop} isSelected={stop.key === selectedKey} onSelect={onSelect} />
                    ))}
                    <span className="WeekFree">
                      {open === 0
                        ? t("board.off")
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

interface WeekStopProps extends Pick<WeekBoardProps, "onSelect"> {
  readonly stop: Stop
  readonly isSelected: boolean
}

/** A stop in a line; pressed with Shift, or with X, it is picked. */
const WeekStop = memo(function WeekStop({ stop, isSelected, onSelect }: WeekStopProps) {
  const { t } = useWords()
  const { shortTime } = useBoardWords()
  const { coloring, locations } = useStopColors()
  const { job } = stop
  const { isPicked, picks, picksByKey } = usePickedCard(stop.key, job.stage !== "invoice")
  return (
    <EventBlock
      isShort
      time={shortTime(stop.start - stop.shift)}
      title={job.customerName}
      tone={toneBy(coloring, job, locations)}
      icon={isPicked ? "check" : job.warnings.length > 0 ? "warning" : job.complete ? "check" : undefined}
      {...(isPicked ? { iconLabel: t("board.picked") } : {})}
      isPicked={isPicked}
      isSelected={isSelected}
      onPress={(event) => {
        if (!picks(event)) onSelect(stop)
      }}
      onKeyDown={picksByKey}
    />
  )
})

/** How much of a day is booked, in a bar and in words; a day without hours shows neither unless something is booked. */
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
