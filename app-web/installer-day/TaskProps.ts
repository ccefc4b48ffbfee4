import type { StopView } from "./stopView.ts"

/** What every task is told: the stop, and where to go when it is done. */
export interface TaskProps {
  readonly view: StopView
  readonly onDone: () => void
}
