import "./StopCard.css"
import type { KeyboardEvent, MouseEvent } from "react"
import type { BoardJob } from "#domain/schedule/boardApi.ts"
import { Icon } from "#ui/Icon.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useMovedBy } from "./movedBy.ts"
import { toneBy, useStopColors } from "./stopTones.ts"
import { useBoardWords } from "./useBoardWords.ts"
import { useCardSelection } from "./useSelection.ts"
import type { useCardDrag } from "./useCardDrag.ts"

interface StopCardProps {
  readonly job: BoardJob
  /** Identifies the card, so that it can be found again after a move. */
  readonly cardKey: string
  /** The formatted time, or when the customer is available. */
  readonly when: string
  /** The available room: all lines, only name and time, or both in one line. */
  readonly size?: "whole" | "short" | "line"
  readonly isSelected: boolean
  /** Whether it is being moved. The original is shown with a dashed outline. */
  readonly isMoving?: boolean
  /** The id of the keyboard instructions, for users who may move it. */
  readonly helpId?: string | undefined
  readonly onPress: (event: MouseEvent) => void
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** Props that make the card draggable, for users who may move it. */
  readonly drag?: ReturnType<typeof useCardDrag>["dragProps"] | undefined
  /** Props that make its end draggable; undefined if the duration cannot be changed. */
  readonly length?: ReturnType<typeof useCardDrag>["dragProps"] | undefined
}

/** A job on the board: time, customer, vehicle, work, place and state. */
export function StopCard(all: StopCardProps) {
  const {
    job,
    cardKey,
    when,
    size = "whole",
    isSelected,
    isMoving = false,
    helpId,
    onPress,
    onKeyDown,
    drag,
    length
  } = all
  const { t } = useWords()
  const { place, shortWork, colored } = useBoardWords()
  const { coloring, locations } = useStopColors()
  const location = coloring === "location" ? locations.find(({ id }) => id === job.locationId)?.locationName : undefined
  const isMobile = job.repairLocation === "mobile"
  const { isPicked, mayPick, picksByKey } = useCardSelection(cardKey, job.stage !== "invoice")
  const movedBy = useMovedBy(job.id)
  const keys = [...(helpId === undefined ? [] : ["M"]), ...(mayPick ? ["X"] : [])]
  return (
    <button
      type="button"
      className="Stop"
      data-stop={cardKey}
      data-tone={toneBy(coloring, job, locations)}
      data-size={size}
      data-selected={isSelected || undefined}
      data-picked={isPicked || undefined}
      data-moving={isMoving || undefined}
      data-movable={drag !== undefined || undefined}
      data-moved-by={movedBy === undefined ? undefined : true}
      data-warned={job.warnings.length > 0 || undefined}
      aria-pressed={isSelected}
      {...(helpId === undefined ? {} : { "aria-describedby": helpId })}
      {...(keys.length === 0 ? {} : { "aria-keyshortcuts": keys.join(" ") })}
      {...(size === "line" ? { title: colored(coloring, job, locations) } : {})}
      {...drag}
      onClick={onPress}
      onKeyDown={(event) => {
        if (!picksByKey(event)) onKeyDown?.(event)
      }}
    >
      {size === "line" ? (
        <>
          {isPicked && <Icon name="check" size={14} label={t("board.picked")} />}
          {job.complete && <Icon name="check" size={14} label={t("dashboard.done")} />}
          {job.warnings.length > 0 && (
            <Icon name="warning" size={14} label={t("board.warned", { count: job.warnings.length })} />
          )}
          <span className="StopTime tabular">{when}</span>
          <span className="StopText StopName">{job.customerName}</span>
          {coloring !== "type" && <span className="hidden-text">{colored(coloring, job, locations)}</span>}
        </>
      ) : (
        <>
          <span className="StopLine">
            {isPicked && <Icon name="check" size={14} label={t("board.picked")} />}
            <span className="StopTime tabular">{when}</span>
            {job.warnings.length > 0 && (
              <Icon name="warning" size={14} label={t("board.warned", { count: job.warnings.length })} />
            )}
            {job.signed === true && <Icon name="edit" size={14} label={t("board.signed")} />}
            {job.payment === "paid" && <Icon name="money" size={14} label={t("paymentState.paid")} />}
          </span>
          <span className="StopText StopName">{job.customerName}</span>
          <span className="StopText">{job.vehicle}</span>
          <span className="StopText">{shortWork(job)}</span>
          <span className="StopLine StopPlace">
            <Icon name={isMobile ? "truck" : "building"} size={14} />
            <span className="StopText">{location ?? place(job)}</span>
            <StopState job={job} isShort />
          </span>
        </>
      )}
      {movedBy !== undefined && <span className="StopBy">{t("board.movedBy", { name: movedBy })}</span>}
      {length !== undefined && <span className="StopEnd" data-end aria-hidden {...length} />}
    </button>
  )
}

/** The state of a job: done, its stage, or whether its parts have arrived. A single word if space is short. */
export function StopState({ job, isShort = false }: { readonly job: BoardJob; readonly isShort?: boolean }) {
  const { t, of } = useWords()
  if (job.complete) return <StatusDot tone="success">{t("dashboard.done")}</StatusDot>
  if (job.stage !== "workorder")
    return (
      <StatusDot tone={job.stage === "quote" ? "warning" : "neutral"} isHollow={job.stage === "quote"}>
        {of("stage", job.stage)}
      </StatusDot>
    )
  return (
    <StatusDot tone={job.partsStatus === "complete" ? "success" : "warning"} isHollow={job.partsStatus === "pending"}>
      {isShort
        ? t(job.partsStatus === "complete" ? "board.partsHere" : "board.partsAwaited")
        : of("partsStatus", job.partsStatus)}
    </StatusDot>
  )
}
