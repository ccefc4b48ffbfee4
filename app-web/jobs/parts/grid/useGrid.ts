import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { gridOf, type GridState, type GridWorld, type Lines } from "./GridState.ts"
import { type GridAction, gridStep } from "./gridStep.ts"

export type Act = (action: GridAction) => void

/**
 * The estimate grid over an open job's lines: every change of a line is the form's at once, every change of the form's
 * lines the grid's.
 */
export const useGrid = ({ form }: OpenJob, world: Omit<GridWorld, "newId">) => {
  const [state, setState] = useState(() => gridOf(form.values.lines))
  const now = useRef(state)
  const latest = useRef({ world, set: form.set })
  useLayoutEffect(() => {
    latest.current = { world, set: form.set }
  })

  const act = useCallback<Act>((action) => {
    const before = now.current
    const next = gridStep(before, action, { ...latest.current.world, newId: () => crypto.randomUUID() })
    if (next === before) return
    now.current = next
    setState(next)
    if (next.lines !== before.lines && action.do !== "adopt") write(latest.current.set, before.lines, next.lines)
  }, [])

  const adopt = useEffectEvent((lines: Lines) => {
    if (lines !== now.current.lines) act({ do: "adopt", lines })
  })
  // oxlint-disable-next-line react/set-state-in-effect -- a save, a draft or another's change arrived: an event of the form's
  useLayoutEffect(() => adopt(form.values.lines), [form.values.lines])

  // A cell is judged once it was left.
  const judge = useEffectEvent((said: NonNullable<GridState["said"]>) => {
    if (!("column" in said)) return
    const row = now.current.lines.findIndex(({ id }) => id === said.id)
    form.field(`lines.${row}.${said.column}` as `lines.${number}`, "").onBlur()
  })
  useEffect(() => {
    if (state.said !== undefined) judge(state.said)
  }, [state.said])

  return { state, now, act }
}

export type Grid = ReturnType<typeof useGrid>

/** Where one line alone is another, only that is written: what is wrong with others stays said. */
const write = (set: OpenJob["form"]["set"], before: Lines, after: Lines) => {
  const changed = after.flatMap((line, at) => (line === before[at] ? [] : [at]))
  const [only] = changed
  if (changed.length === 1 && before.length === after.length) set(`lines.${only!}`, after[only!]!)
  else set("lines", after)
}
