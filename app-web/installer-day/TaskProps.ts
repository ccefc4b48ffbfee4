import type { StopView } from "./stopView.ts"

/** Props of every task: the stop, and a callback when it is done. */
export interface TaskProps {
  readonly view: StopView
  readonly onDone: () => void
}
