import { memo } from "react"
import type { Board } from "#domain/schedule/boardApi.ts"
import { Stage } from "#domain/jobs/Job.ts"
import { JobType } from "#domain/jobs/JobInstall.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Select } from "#ui/Select.tsx"
import { LazyDatePicker } from "#web/forms/LazyDatePicker.tsx"
import { useOptions } from "#web/forms/useOptions.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { type BoardAddress, weekLengths } from "./useBoardAddress.ts"
import { useBoardWords } from "./useBoardWords.ts"
import type { CardSelection } from "./useSelection.ts"

const BoardViews = lazyPart(() => import("./BoardViews.tsx"), "BoardViews", "now")

interface BoardBarProps {
  readonly address: BoardAddress
  readonly go: (change: Partial<BoardAddress>) => void
  /** The day shown, or the first of several. */
  readonly day: string
  /** The days the arrows navigate to. */
  readonly before: string
  readonly after: string
  readonly board: Board | undefined
}

/** The day and the filters of the board; both are part of the URL. */
export const BoardBar = memo(function BoardBar({ address, go, day, before, after, board }: BoardBarProps) {
  const { t } = useWords()
  const { nameOf } = useBoardWords()
  const types = useOptions("jobType", JobType)
  const stages = useOptions("stage", Stage)
  const isNarrowed = [address.location, address.type, address.stage, address.installer].some((one) => one !== "")
  const choice = (
    label: string,
    value: string,
    options: ReadonlyArray<{ readonly value: string; readonly label: string }>,
    onChange: (value: string) => void
  ) => (
    <Select
      label={label}
      isLabelHidden
      placeholder={label}
      noneLabel={label}
      options={options}
      value={value === "" ? null : value}
      onChange={(next) => onChange(next ?? "")}
    />
  )
  return (
    <div className="BoardBar" role="search" aria-label={t("board.filters")}>
      <Button onPress={() => go({ day: "" })}>{t("board.today")}</Button>
      <span className="BoardBarDays">
        <IconButton icon="chevron-left" label={t("board.before")} onPress={() => go({ day: before })} />
        <LazyDatePicker
          label={t("board.day")}
          isLabelHidden
          value={day}
          onChange={(next) => {
            if (next !== "") go({ day: next })
          }}
        />
        <IconButton icon="chevron-right" label={t("board.after")} onPress={() => go({ day: after })} />
      </span>
      {choice(
        t("board.anyLocation"),
        address.location,
        (board?.locations ?? []).map(({ id, locationName }) => ({ value: id, label: locationName })),
        (location) => go({ location })
      )}
      {choice(t("board.anyType"), address.type, types, (type) => go({ type }))}
      {choice(t("board.anyStage"), address.stage, stages, (stage) => go({ stage }))}
      {choice(
        t("board.everyone"),
        address.installer,
        (board?.lanes ?? []).map((lane) => ({ value: lane.userId, label: nameOf(lane) })),
        (installer) => go({ installer })
      )}
      {isNarrowed && (
        <IconButton
          icon="x"
          label={t("clearFilters")}
          onPress={() => go({ location: "", type: "", stage: "", installer: "" })}
        />
      )}
      {address.view === "week" && (
        <Select
          label={t("board.days.label")}
          isLabelHidden
          options={weekLengths.map((value) => ({ value, label: t("board.days.count", { count: Number(value) }) }))}
          value={address.days}
          onChange={(days) => go({ days: days ?? "7" })}
        />
      )}
    </div>
  )
})

interface BoardActionsProps {
  readonly undoable: number
  /** Whether an Undo is in progress. */
  readonly isUndoing: boolean
  readonly onUndo: (() => void) | undefined
  /** Multi-select mode, in which clicks select jobs; undefined if jobs cannot be selected. */
  readonly selection: Pick<CardSelection, "isOn" | "turn"> | undefined
}

/** Actions of the board: saved views, multi-select, Undo and print. */
export function BoardActions({ undoable, isUndoing, onUndo, selection }: BoardActionsProps) {
  const { t } = useWords()
  return (
    <span className="BoardActions">
      <BoardViews />
      {selection !== undefined && (
        <Button
          icon="check"
          variant="quiet"
          aria-pressed={selection.isOn}
          onPress={() => selection.turn(!selection.isOn)}
        >
          {t("board.pickSeveral")}
        </Button>
      )}
      {onUndo !== undefined && (
        <Button icon="undo" variant="quiet" isDisabled={undoable === 0} isPending={isUndoing} onPress={onUndo}>
          {undoable === 0 ? t("undo") : t("board.undo", { count: undoable })}
        </Button>
      )}
      <IconButton icon="printer" label={t("board.print")} onPress={() => window.print()} />
    </span>
  )
}
