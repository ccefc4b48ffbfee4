import "./BoardList.css"
import { memo, useMemo, useRef } from "react"
import type { BoardLane } from "#domain/schedule/boardApi.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { ScrollArea } from "#ui/ScrollArea.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useMovedBy } from "./movedBy.ts"
import { StopState } from "./StopCard.tsx"
import { firstFree, openMinutes, type Stop, takenMinutes } from "./stops.ts"
import { useBoardWords } from "./useBoardWords.ts"
import type { EmptySpan } from "./useEmptySpan.ts"
import { usePickedCard } from "./usePicked.ts"
import { useShownLanes } from "./useShownLanes.ts"

interface BoardListProps {
  readonly day: string
  readonly lanes: ReadonlyArray<BoardLane>
  readonly stops: ReadonlyArray<Stop>
  readonly selectedKey: string
  readonly onSelect: (stop: Stop) => void
  /** Begins a new job in somebody's first free hour, for who may plan. */
  readonly onBegin: ((userId: string, span: EmptySpan) => void) | undefined
}

/** An installer with one job in the list, until it is measured. */
const sectionHeight = 88

const none: ReadonlyArray<Stop> = []

/** A day as a list by installer: all that the lanes say, in rows. */
export const BoardList = memo(function BoardList({
  day,
  lanes,
  stops,
  selectedKey,
  onSelect,
  onBegin
}: BoardListProps) {
  const { t } = useWords()
  const { nameOf, hours: sayHours } = useBoardWords()
  const scroll = useRef<HTMLDivElement>(null)
  const { shown, first, before, after, measure } = useShownLanes(lanes, scroll, { height: sectionHeight, beside: 2 })
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
          const open = openMinutes(hours)
          return (
            <section key={lane.userId} ref={measure} data-index={first + at} aria-label={nameOf(lane)}>
              <header className="BoardListHead">
                <h2>{nameOf(lane)}</h2>
                <span className="tabular">
                  {t("board.booked", { booked: sayHours(takenMinutes(own)), open: sayHours(open) })}
                </span>
                {onBegin !== undefined && lane.active && (
                  <IconButton
                    icon="plus"
                    size="small"
                    label={t("board.newJobFor", { name: nameOf(lane) })}
                    onPress={() => onBegin(lane.userId, firstFree(own, hours))}
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
                    <ListStop key={stop.key} stop={stop} isSelected={stop.key === selectedKey} onSelect={onSelect} />
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      </div>
    </ScrollArea>
  )
})

interface ListStopProps extends Pick<BoardListProps, "onSelect"> {
  readonly stop: Stop
  readonly isSelected: boolean
}

/** A stop in a row, with a box to pick it for who may plan. */
const ListStop = memo(function ListStop({ stop, isSelected, onSelect }: ListStopProps) {
  const { t } = useWords()
  const { when, place, work } = useBoardWords()
  const { job } = stop
  const { mayPick, isPicked, toggle, picks, picksByKey } = usePickedCard(stop.key, job.stage !== "invoice")
  const movedBy = useMovedBy(job.id)
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
        {...(mayPick ? { "aria-keyshortcuts": "X" } : {})}
        onClick={(event) => {
          if (!picks(event)) onSelect(stop)
        }}
        onKeyDown={picksByKey}
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
