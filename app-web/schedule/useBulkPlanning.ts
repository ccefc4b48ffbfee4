import { useMemo, useState } from "react"
import type { BoardJob, BoardLane } from "#domain/schedule/boardApi.ts"
import { useWords } from "#web/words/useWords.ts"
import { placeDragged, type SelectedCard, type CardPlacement, plansFor, plansWithout } from "./bulkPlacement.ts"
import type { jobClocks, Stop } from "./stops.ts"
import type { MoveTarget } from "./useMoving.ts"
import { useSelection } from "./useSelection.ts"
import type { Planning } from "./usePlanning.ts"

interface TogetherOptions {
  readonly stops: ReadonlyArray<Stop>
  readonly waiting: ReadonlyArray<BoardJob>
  readonly lanes: ReadonlyArray<BoardLane>
  readonly clockOf: ReturnType<typeof jobClocks>
  readonly planning: Planning
  /** Announces the text to screen readers. */
  readonly announce: (said: string) => void
}

/** Selects several jobs on the board and plans them in one step, which is undone in one step. */
export const useBulkPlanning = ({ stops, waiting, lanes, clockOf, planning, announce }: TogetherOptions) => {
  const { t } = useWords()
  const picking = useSelection()
  const [isAsked, ask] = useState(false)
  const all = useMemo(
    (): ReadonlyArray<SelectedCard> => [
      ...stops.filter(({ job }) => job.stage !== "invoice").map((stop) => ({ key: stop.key, job: stop.job, stop })),
      ...waiting.map((job) => ({ key: job.id, job, stop: undefined }))
    ],
    [stops, waiting]
  )
  // Cards that others removed from the board are no longer selected.
  const picked = all.filter(({ key }) => picking.keys.has(key))
  const isHeld = (key: string) => picked.length > 1 && picking.keys.has(key)

  const follow = async (changes: ReturnType<typeof plansFor>, said: (count: number) => string) => {
    if (changes.length === 0) return
    // If any plan is rejected, none is applied, and the selection stays.
    if (!(await planning.planAll(changes, said))) return
    picking.clear()
    announce(said(changes.length))
  }
  return {
    picking,
    picked,
    pickable: all.map(({ key }) => key),
    isPicking: picking.isOn || picked.length > 0,
    /** Whether a card is selected together with others, which then move with it. */
    isHeld,
    /** The places of the selected cards while one of them is dragged. */
    placesAt: ({ key, spot }: Pick<MoveTarget, "key" | "spot">): ReadonlyArray<CardPlacement> =>
      isHeld(key) ? placeDragged(picked, { key, spot }, lanes) : [],
    plan: (places: ReadonlyArray<CardPlacement>) =>
      void follow(plansFor(places, clockOf), (count) => t("board.severalMoved", { count })),
    unassign: () => void follow(plansWithout(picked), (count) => t("board.severalUnassigned", { count })),
    /** Whether the dialog that moves them is open. */
    isAsked,
    ask
  }
}
