import "./BoardList.css"
import { memo, type ReactNode, useMemo, useRef } from "react"
import type { BoardLane } from "#domain/schedule/boardApi.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { ScrollArea } from "#ui/ScrollArea.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { CompanionMove } from "./DayBoard.tsx"
import { LineGhosts } from "./LineStop.tsx"
import { useMovedBy } from "./movedBy.ts"
import { StopState } from "./StopCard.tsx"
import { firstFreeHour, workingMinutes, type Stop, bookedMinutes } from "./stops.ts"
import { useBoardWords } from "./useBoardWords.ts"
import type { EmptySpan } from "./useEmptySpan.ts"
import type { Moving, MoveTarget } from "./useMoving.ts"
import { useCardSelection } from "./useSelection.ts"
import { useShownLanes } from "./useShownLanes.ts"

interface BoardListProps {
  readonly day: string
  readonly lanes: ReadonlyArray<BoardLane>
  readonly stops: ReadonlyArray<Stop>
  readonly selectedKey: string
  readonly onSelect: (stop: Stop) => void
  /** Moves jobs by keyboard; undefined for users who may not plan. */
  readonly moving: Moving | undefined
  /** The job being moved. */
  readonly target: MoveTarget | undefined
  /** The new places of the jobs selected together with the one being moved. */
  readonly companions: ReadonlyArray<CompanionMove>
  /** The note below the job's new hours. */
  readonly note: ReactNode
  /** Starts a new job in an installer's first free hour; undefined for users who may not plan. */
  readonly onBegin: ((userId: string, span: EmptySpan) => void) | undefined
}

/** Estimated height of an installer with one job, until measured. */
const sectionHeight = 88

const none: ReadonlyArray<Stop> = []

/** A day as a list by installer, with the same information as the lanes. */
export const BoardList = memo(function BoardList(all: BoardListProps) {
  const { day, lanes, stops, selectedKey, onSelect, moving, target, companions, note, onBegin } = all
  const { t } = useWords()
  const { nameOf, hours: sayHours } = useBoardWords()
  const scroll = useRef<HTMLDivElement>(null)
  const { shown, first, before, after, measure } = useShownLanes(lanes, scroll, {
    height: sectionHeight,
    beside: 2,
    heldOver: target?.spot.userId
  })
  const byLane = useMemo(() => Map.groupBy(stops, ({ userId }) => userId), [stops])
  if (lanes.length === 0)
    return (
      <EmptyState icon="users" title={t("board.noLanes")}>
        {t("board.noLanesHint")}
      </EmptyState>
    )
  return (
    <ScrollArea className="BoardList" ref={scroll}>
      <div style={{ paddingBlock: `${before}px ${after}px` }}>
        {shown.map((lane, at) => {
          const own = byLane.get(lane.userId) ?? none
          const hours = lane.days.find((one) => one.day === day)
          const open = workingMinutes(hours)
          return (
            <section key={lane.userId} ref={measure} data-index={first + at} aria-label={nameOf(lane)}>
              <header className="BoardListHead">
                <h2>{nameOf(lane)}</h2>
                <span className="tabular">
                  {t("board.booked", { booked: sayHours(bookedMinutes(own)), open: sayHours(open) })}
                </span>
                {onBegin !== undefined && lane.active && (
                  <IconButton
                    icon="plus"
                    size="small"
                    label={t("board.newJobFor", { name: nameOf(lane) })}
                    onPress={() => onBegin(lane.userId, firstFreeHour(own, hours))}
                  />
                )}
              </header>
              {own.length === 0 ? (
                <p className="BoardListEmpty">
                  {open > 0
                    ? t("board.freeDay")
                    : (hours?.note ?? "") === ""
                      ? t("board.off")
                      : t("board.offFor", { note: hours!.note })}
                </p>
              ) : (
                <ul>
                  {own.map((stop) => (
                    <ListStop
                      key={stop.key}
                      stop={stop}
                      isSelected={stop.key === selectedKey}
                      isMoving={stop.key === target?.key}
                      onSelect={onSelect}
                      moving={moving}
                    />
                  ))}
                </ul>
              )}
              <LineGhosts
                spot={target?.over === "lane" && target.spot.userId === lane.userId ? target.spot : undefined}
                note={note}
                companions={companions.filter(({ spot }) => spot.userId === lane.userId)}
              />
            </section>
          )
        })}
      </div>
    </ScrollArea>
  )
})

interface ListStopProps extends Pick<BoardListProps, "onSelect" | "moving"> {
  readonly stop: Stop
  readonly isSelected: boolean
  readonly isMoving: boolean
}

/**
 * A stop as a row, with a checkbox to select it for users who may plan. M picks it up, the arrow keys move it, and
 * Enter drops it.
 */
const ListStop = memo(function ListStop({ stop, isSelected, isMoving, onSelect, moving }: ListStopProps) {
  const { t } = useWords()
  const { when, place, work } = useBoardWords()
  const { job } = stop
  const { mayPick, isPicked, toggle, picks, picksByKey } = useCardSelection(stop.key, job.stage !== "invoice")
  const movedBy = useMovedBy(job.id)
  const isFixed = moving === undefined || job.stage === "invoice"
  return (
    <li className="BoardListStop" data-picked={isPicked || undefined}>
      {mayPick && (
        <Checkbox
          aria-label={t("board.pick", { number: String(job.number), name: job.customerName })}
          isSelected={isPicked}
          onChange={toggle}
        >
          {null}
        </Checkbox>
      )}
      <button
        type="button"
        className="BoardRow"
        data-stop={stop.key}
        data-done={job.complete || undefined}
        aria-pressed={isSelected}
        data-moving={isMoving || undefined}
        {...(isFixed ? {} : { "aria-describedby": moving.helpId })}
        {...(mayPick ? { "aria-keyshortcuts": isFixed ? "X" : "M X" } : {})}
        onClick={(event) => {
          if (!picks(event)) onSelect(stop)
        }}
        onKeyDown={(event) => {
          if (!picksByKey(event) && !isFixed) moving.onKey(event, job, stop)
        }}
      >
        <span className="BoardRowTime tabular">{when(stop)}</span>
        <span className="BoardRowWho">
          <strong>{job.customerName}</strong>
          <span>{job.vehicle}</span>
          {movedBy !== undefined && <strong>{t("board.movedBy", { name: movedBy })}</strong>}
        </span>
        <span>{work(job)}</span>
        <span className="BoardRowPlace">
          <Icon name={job.repairLocation === "mobile" ? "truck" : "building"} size={14} />
          {place(job)}
        </span>
        <span className="BoardRowPlace">
          <StopState job={job} />
          {job.warnings.length > 0 && (
            <Icon name="warning" size={14} label={t("board.warned", { count: job.warnings.length })} />
          )}
        </span>
      </button>
    </li>
  )
})
