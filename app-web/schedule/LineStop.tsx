import "./LineStop.css"
import { type KeyboardEvent, memo, type ReactNode } from "react"
import { RuleList } from "#web/jobs/install/RuleList.tsx"
import type { CompanionMove } from "./DayBoard.tsx"
import { StopCard } from "./StopCard.tsx"
import type { BoardSlot, Stop } from "./stops.ts"
import { useBoardWords } from "./useBoardWords.ts"
import { useCardDrag } from "./useCardDrag.ts"
import type { Moving } from "./useMoving.ts"
import { useCardSelection } from "./useSelection.ts"

interface LineStopProps {
  readonly stop: Stop
  /** The start time, as detailed as space permits. */
  readonly when: string
  readonly isSelected: boolean
  readonly isMoving: boolean
  readonly onSelect: (stop: Stop) => void
  /** Moves jobs; undefined for users who may not plan. */
  readonly moving: Moving | undefined
}

/**
 * A stop as a single line on a board of several days. It is dragged to another day, or moved with M and the arrow keys.
 * Shift-click or X selects it.
 */
export const LineStop = memo(function LineStop({ stop, when, isSelected, isMoving, onSelect, moving }: LineStopProps) {
  const { job } = stop
  const drag = useCardDrag({
    onLift: () => moving?.pickUp(job, stop, true),
    onOver: (at) => moving?.holdAt(at, 0),
    onDrop: () => moving?.drop(),
    onCancel: () => moving?.cancel()
  })
  const { picks } = useCardSelection(stop.key, job.stage !== "invoice")
  const isFixed = moving === undefined || job.stage === "invoice"
  const onKeyDown = (event: KeyboardEvent) => moving?.onKey(event, job, stop)
  return (
    <StopCard
      job={job}
      cardKey={stop.key}
      when={when}
      size="line"
      isSelected={isSelected}
      isMoving={isMoving}
      helpId={isFixed ? undefined : moving.helpId}
      onPress={(event) => {
        if (!drag.suppress(event) && !picks(event)) onSelect(stop)
      }}
      onKeyDown={isFixed ? undefined : onKeyDown}
      drag={isFixed ? undefined : drag.dragProps}
    />
  )
})

interface LineGhostsProps {
  /** The new place of the job being moved, if it is on this day. */
  readonly spot: BoardSlot | undefined
  /** The rules it would violate there. */
  readonly note: ReactNode
  /** Jobs moved along with it to this day. */
  readonly companions: ReadonlyArray<CompanionMove>
}

/** Placeholders for jobs being moved to a day, with the rules they would violate. */
export function LineGhosts({ spot, note, companions }: LineGhostsProps) {
  return (
    <>
      {spot !== undefined && <LineGhost spot={spot}>{note}</LineGhost>}
      {companions.map(({ key, rules, spot: its }) => (
        <LineGhost key={key} spot={its} isRefused={rules.some(({ isHard }) => isHard)}>
          {rules.length > 0 && <RuleList rules={rules} />}
        </LineGhost>
      ))}
    </>
  )
}

interface LineGhostProps {
  readonly spot: BoardSlot
  readonly isRefused?: boolean
  readonly children: ReactNode
}

function LineGhost({ spot: { start, end }, isRefused = false, children }: LineGhostProps) {
  const { shortSpan } = useBoardWords()
  return (
    <div className="LineGhost">
      <div className="LineGhostTime tabular" data-refused={isRefused || undefined} aria-hidden>
        {shortSpan(start, end)}
      </div>
      <div className="LineGhostNote">{children}</div>
    </div>
  )
}
