import "./DayBoard.css"
import { type KeyboardEvent, memo, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react"
import type { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import type { Board, BoardLane } from "#domain/schedule/boardApi.ts"
import { EmptyState } from "#ui/EmptyState.tsx"
import { layoutLanes } from "#ui/layoutLanes.ts"
import { ScrollArea } from "#ui/ScrollArea.tsx"
import { useWords } from "#web/words/useWords.ts"
import { IconButton } from "#ui/IconButton.tsx"
import { RuleList } from "#web/jobs/install/RuleList.tsx"
import { type EmptySpan, useEmptySpan } from "./useEmptySpan.ts"
import { type DayRuler, rulerOf } from "./dayRuler.ts"
import { StopCard } from "./StopCard.tsx"
import {
  firstFreeHour,
  overlappingStops,
  minutesOf,
  workingMinutes,
  shownHours,
  type BoardSlot,
  type Stop,
  bookedMinutes
} from "./stops.ts"
import { useBoardWords } from "./useBoardWords.ts"
import { useShownLanes } from "./useShownLanes.ts"
import { useCardDrag } from "./useCardDrag.ts"
import { type Moving, type MoveTarget, placeAt } from "./useMoving.ts"
import type { CardPlacement } from "./bulkPlacement.ts"
import { CardSelectionContext, useCardSelection } from "./useSelection.ts"

/** A job moved along with another, and the rules it would violate. */
export interface CompanionMove extends CardPlacement {
  readonly rules: ReadonlyArray<BrokenRule>
}

interface DayBoardProps {
  readonly board: Board
  readonly day: string
  readonly lanes: ReadonlyArray<BoardLane>
  readonly stops: ReadonlyArray<Stop>
  readonly selectedKey: string
  readonly onSelect: (stop: Stop) => void
  /** Moves jobs; undefined for users who may not plan. */
  readonly moving: Moving | undefined
  /** The job being moved. */
  readonly target: MoveTarget | undefined
  /** The new places of the jobs selected together with the one being moved. */
  readonly companions: ReadonlyArray<CompanionMove>
  /** The note below the job's new place. */
  readonly note: ReactNode
  /** Starts a new job in an empty slot; undefined for users who may not plan. */
  readonly onBegin: ((userId: string, span: EmptySpan) => void) | undefined
}

/**
 * A day on the board: a lane per installer, with time on the horizontal axis. Off hours are shaded, and a line marks
 * the current time.
 */
export function DayBoard(all: DayBoardProps) {
  const { board, day, lanes, stops, selectedKey, onSelect, moving, target, companions, note, onBegin } = all
  const { t } = useWords()
  const { hour, zonePlace } = useBoardWords()
  const spotted = target?.spot
  const ruler = rulerOf(board.timeZone, day)
  const { from, to } = useMemo(() => {
    const all = spotted === undefined ? stops : [...stops, ...companions.map(({ spot }) => spot), spotted]
    const shown = shownHours(board, day, all)
    return { from: ruler.at(shown.from), to: ruler.at(shown.to) }
  }, [board, day, stops, spotted, companions, ruler])
  const byLane = useMemo(() => Map.groupBy(stops, ({ userId }) => userId), [stops])
  const alongBy = useMemo(() => Map.groupBy(companions, ({ spot }) => spot.userId), [companions])
  const scroll = useRef<HTMLDivElement>(null)
  const { shown, before, after } = useShownLanes(lanes, scroll, { heldOver: spotted?.userId })
  const hours = Array.from({ length: Math.ceil((to - from) / 60) }, (_, at) => from + at * 60)
  if (lanes.length === 0)
    return (
      <EmptyState icon="users" title={t("board.noLanes")}>
        {t("board.noLanesHint")}
      </EmptyState>
    )
  return (
    <ScrollArea className="DayBoard" ref={scroll}>
      <div className="DayBoardTrack" style={{ "--hours": hours.length } as object}>
        <div className="Ruler">
          <span className="RulerCorner">{zonePlace(board.timeZone, day)}</span>
          <span className="RulerTime" aria-hidden>
            {hours.map((minute) => (
              <span key={minute} className="RulerHour tabular" style={{ insetInlineStart: share(minute, from, to) }}>
                {hour(ruler.clockAt(minute))}
              </span>
            ))}
          </span>
        </div>
        <div
          className="Lanes"
          data-grid={target !== undefined || undefined}
          style={{ paddingBlock: `${before}px ${after}px` }}
        >
          {shown.map((lane) => (
            <Lane
              key={lane.userId}
              lane={lane}
              day={day}
              ruler={ruler}
              from={from}
              to={to}
              stops={byLane.get(lane.userId) ?? none}
              selectedKey={keyIn(byLane.get(lane.userId), selectedKey)}
              onSelect={onSelect}
              moving={moving}
              target={target?.over === "lane" && target.spot.userId === lane.userId ? target : undefined}
              movingKey={keyIn(byLane.get(lane.userId), target?.key)}
              companions={alongBy.get(lane.userId) ?? nowhere}
              note={target?.spot.userId === lane.userId ? note : null}
              onBegin={lane.active ? onBegin : undefined}
            />
          ))}
          {day === board.today && <NowLine ruler={ruler} from={from} to={to} />}
          {day < board.today && <Past until="100%" />}
        </div>
      </div>
    </ScrollArea>
  )
}

const none: ReadonlyArray<Stop> = []

/** Returns the card's key only for the lane that contains it, so that other lanes do not re-render. */
const keyIn = (stops: ReadonlyArray<Stop> = none, key: string | undefined) =>
  stops.some((stop) => stop.key === key) ? key : undefined
const nowhere: ReadonlyArray<CompanionMove> = []

const share = (minute: number, from: number, to: number) => `${((minute - from) / (to - from)) * 100}%`

/** Positions a note below a place: aligned with its start, or with its end if there is little room after it. */
const besideSpot = (start: number, end: number, from: number, to: number) =>
  start - from < (to - from) * 0.6
    ? { insetInlineStart: share(start, from, to) }
    : { insetInlineEnd: share(from + to - Math.min(end, to), from, to) }

interface LaneProps extends Pick<
  DayBoardProps,
  "day" | "stops" | "onSelect" | "moving" | "target" | "companions" | "note" | "onBegin"
> {
  readonly lane: BoardLane
  readonly ruler: DayRuler
  /** Minutes since the start of the day. */
  readonly from: number
  readonly to: number
  /** The card in this lane whose panel is open, if any. */
  readonly selectedKey: string | undefined
  /** The card in this lane that is being moved, if any. */
  readonly movingKey: string | undefined
}

/** An installer's day. */
const Lane = memo(function Lane(all: LaneProps) {
  const {
    lane,
    day,
    ruler,
    from,
    to,
    stops,
    selectedKey,
    onSelect,
    moving,
    target,
    movingKey,
    companions,
    note,
    onBegin
  } = all
  const spot = target?.spot
  const { t } = useWords()
  const { nameOf, shortSpan, hours: sayHours } = useBoardWords()
  const picking = useContext(CardSelectionContext)
  const isHeldTogether = companions.length > 0 || (target !== undefined && picking?.keys.has(target.key) === true)
  const hours = lane.days.find((one) => one.day === day)
  const rows = useMemo(() => layoutLanes(stops.map(({ key, start, end }) => ({ id: key, start, end }))), [stops])
  const [booked, open] = [bookedMinutes(stops), workingMinutes(hours)]
  // Cards that are being moved themselves make room.
  const staying = isHeldTogether ? stops.filter(({ key }) => !picking?.keys.has(key)) : stops
  const met = [
    ...(spot === undefined ? [] : overlappingStops(staying, target!.job, { ...spot, day })),
    ...companions.flatMap((one) => overlappingStops(staying, one.job, one.spot))
  ]
  const begin = onBegin === undefined ? undefined : (one: EmptySpan) => onBegin(lane.userId, one)
  const { span: drawn, spanProps } = useEmptySpan(ruler, from, to, begin)
  const between = (start: number, end: number) => ({
    insetInlineStart: share(start, from, to),
    width: `${(Math.max(0, end - start) / (to - from)) * 100}%`
  })
  const place = (start: number, end: number) => between(ruler.at(start), ruler.at(end))
  const beside = (one: Pick<BoardSlot, "start" | "end">) => besideSpot(ruler.at(one.start), ruler.at(one.end), from, to)
  return (
    <section className="Lane" aria-label={nameOf(lane)} data-lane={lane.userId}>
      <header className="LaneHead">
        <span className="LaneTitle">
          <span className="LaneName">{nameOf(lane)}</span>
          {begin !== undefined && (
            <IconButton
              icon="plus"
              size="small"
              label={t("board.newJobFor", { name: nameOf(lane) })}
              onPress={() => begin(firstFreeHour(stops, hours))}
            />
          )}
        </span>
        <span className="LaneNote">
          {hours === undefined || hours.start === ""
            ? (hours?.note ?? "") === ""
              ? t("board.off")
              : t("board.offFor", { note: hours!.note })
            : shortSpan(minutesOf(hours.start), minutesOf(hours.end))}
        </span>
        <span className="LaneBar" data-full={(open > 0 && booked >= open) || undefined} aria-hidden>
          <span style={{ width: `${open === 0 ? 0 : Math.min(100, (booked / open) * 100)}%` }} />
        </span>
        <span className="LaneLoad tabular">
          {open > 0 && booked >= open
            ? t("board.full", { booked: sayHours(booked), open: sayHours(open) })
            : t("board.booked", { booked: sayHours(booked), open: sayHours(open) })}
        </span>
      </header>
      <div
        className="LaneTime"
        data-timeline
        data-from={from}
        data-to={to}
        data-begins={begin !== undefined || undefined}
        {...spanProps}
      >
        {hours === undefined || hours.start === "" ? (
          <span className="LaneOff" style={between(from, to)} />
        ) : (
          <>
            <span className="LaneOff" style={between(from, Math.max(from, ruler.at(minutesOf(hours.start))))} />
            <span className="LaneOff" style={between(Math.min(to, ruler.at(minutesOf(hours.end))), to)} />
          </>
        )}
        {ruler.change !== undefined && ruler.change.at > from && ruler.change.at < to && (
          <span
            className="LaneChange"
            data-twice={ruler.change.twice > 0 || undefined}
            style={between(ruler.change.at, ruler.change.at + ruler.change.twice)}
            title={t(ruler.change.twice > 0 ? "board.hourTwice" : "board.hourSkipped")}
          />
        )}
        <ol className="LaneStops" aria-label={t("board.stopsOf", { name: nameOf(lane) })}>
          {stops.map((stop) => {
            const { lane: row, lanes: count } = rows.get(stop.key) ?? { lane: 0, lanes: 1 }
            return (
              <li
                key={stop.key}
                data-met={met.includes(stop) || undefined}
                style={{
                  ...place(stop.start, stop.end),
                  top: `${(row / count) * 100}%`,
                  height: `${100 / count}%`
                }}
              >
                <MovableStop
                  stop={stop}
                  ruler={ruler}
                  isSelected={stop.key === selectedKey}
                  onSelect={onSelect}
                  moving={moving}
                  isMoving={stop.key === movingKey}
                />
              </li>
            )
          })}
        </ol>
        {drawn !== undefined && (
          <div className="Ghost" style={place(drawn.start, drawn.end)} aria-hidden>
            <span className="tabular">{shortSpan(drawn.start, drawn.end)}</span>
          </div>
        )}
        {spot !== undefined && (
          <div className="Ghost" style={place(spot.start, spot.end)} aria-hidden>
            <span className="tabular">{shortSpan(spot.start, spot.end)}</span>
          </div>
        )}
        {companions.map(({ key, job, spot: { start, end }, rules }) => (
          <div key={key}>
            <div
              className="Ghost"
              data-refused={rules.some(({ isHard }) => isHard) || undefined}
              data-warned={rules.length > 0 || undefined}
              style={place(start, end)}
              aria-hidden
            >
              <span className="tabular">{shortSpan(start, end)}</span>
            </div>
            {rules.length > 0 && (
              <div className="GhostNote" style={beside({ start, end })}>
                <p className="GhostWho">{t("board.jobOf", { number: String(job.number), name: job.customerName })}</p>
                <RuleList rules={rules} />
              </div>
            )}
          </div>
        ))}
        {spot !== undefined && (
          <div className="GhostNote" style={beside(spot)}>
            {note}
          </div>
        )}
      </div>
    </section>
  )
})

interface MovableStopProps {
  readonly stop: Stop
  readonly ruler: DayRuler
  readonly isSelected: boolean
  readonly onSelect: (stop: Stop) => void
  readonly moving: Moving | undefined
  readonly isMoving: boolean
}

/**
 * A card that can be dragged in steps of 15 minutes or to another installer, and resized at its end. M picks it up, the
 * arrow keys move it, and Enter drops it.
 */
function MovableStop({ stop, ruler, isSelected, onSelect, moving, isMoving }: MovableStopProps) {
  const { when } = useBoardWords()
  const grabbed = useRef(0)
  const drag = useCardDrag({
    onLift: (from) => {
      const start = ruler.at(stop.start)
      grabbed.current = (placeAt(from)?.minute ?? start) - start
      moving?.pickUp(stop.job, stop, true)
    },
    onOver: (at) => moving?.holdAt(at, grabbed.current),
    onDrop: () => moving?.drop(),
    onCancel: () => moving?.cancel()
  })
  const length = useCardDrag({
    onLift: () => moving?.pickUp(stop.job, stop, true),
    onOver: (at) => moving?.holdAt(at, "end"),
    onDrop: () => moving?.drop(),
    onCancel: () => moving?.cancel()
  })
  const { picks } = useCardSelection(stop.key, stop.job.stage !== "invoice")
  const isFixed = moving === undefined || stop.job.stage === "invoice"
  const onKeyDown = (event: KeyboardEvent) => moving?.onKey(event, stop.job, stop)
  return (
    <StopCard
      job={stop.job}
      cardKey={stop.key}
      when={when(stop)}
      size={stop.end - stop.start < 75 ? "short" : "whole"}
      isSelected={isSelected}
      isMoving={isMoving}
      helpId={isFixed ? undefined : moving.helpId}
      onPress={(event) => {
        const isEnd = [drag.suppress(event), length.suppress(event)].includes(true)
        if (!isEnd && !picks(event)) onSelect(stop)
      }}
      onKeyDown={isFixed ? undefined : onKeyDown}
      {...(isFixed ? {} : { drag: drag.dragProps, length: length.dragProps })}
    />
  )
}

/** A line at the current time that updates itself, and a tint over the past. */
function NowLine({ ruler, from, to }: Pick<LaneProps, "ruler" | "from" | "to">) {
  const { t } = useWords()
  const { time } = useBoardWords()
  const [now, setNow] = useState(() => ruler.minuteOf(Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setNow(ruler.minuteOf(Date.now())), 30_000)
    return () => clearInterval(timer)
  }, [ruler])
  if (now < from) return null
  if (now > to) return <Past until="100%" />
  return (
    <>
      <Past until={share(now, from, to)} />
      <div className="NowTrack">
        <div className="NowLine" style={{ insetInlineStart: share(now, from, to) }}>
          <span className="NowFlag tabular">
            <span className="hidden-text">{t("board.now")}</span> {time(ruler.clockAt(now))}
          </span>
        </div>
      </div>
    </>
  )
}

/** Shades the past part of the day, below the cards. */
function Past({ until }: { readonly until: string }) {
  return (
    <div className="PastTrack" aria-hidden>
      <div style={{ width: until }} />
    </div>
  )
}
