import { useState } from "react"
import type { Key, Selection } from "react-aria-components/Table"

/** What react-aria remembers in a selection: from where to where it was last extended. */
interface Extended extends Set<Key> {
  readonly anchorKey?: Key | null
  readonly currentKey?: Key | null
}

/**
 * The chosen rows of a Table of which only some are drawn: all of them at once, and ranges that reach beyond those that
 * are.
 */
export const useTableSelection = <T>(
  rows: ReadonlyArray<T>,
  rowId: (row: T) => string,
  said: ReadonlySet<string> | undefined,
  onChange: ((ids: ReadonlySet<string>) => void) | undefined
) => {
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<{ readonly told: ReadonlySet<string>; readonly keys: Extended }>()
  const chosen = said ?? own
  const known: Extended | undefined = last?.told === chosen ? last.keys : undefined

  const select = (keys: Selection) => {
    const told =
      keys === "all"
        ? new Set(rows.map(rowId))
        : (extended(rows.map(rowId), known, keys) ?? new Set([...keys].map(String)))
    setLast(keys === "all" ? undefined : { told, keys: remembering(told, keys) })
    setOwn(told)
    onChange?.(told)
  }
  const ticked: "all" | "some" | "none" =
    chosen.size === 0
      ? "none"
      : chosen.size >= rows.length && rows.every((row) => chosen.has(rowId(row)))
        ? "all"
        : "some"
  const selectAll = (isChosen: boolean) => select(isChosen ? "all" : new Set())
  return { selectedKeys: known ?? chosen, select, selectAll, ticked }
}

/**
 * The choice after its range was extended: what the range held until now is let go, what it holds now is chosen.
 * Undefined where something else was done.
 */
const extended = (
  ids: ReadonlyArray<string>,
  before: Extended | undefined,
  { anchorKey, currentKey }: Extended
): Set<string> | undefined => {
  if (
    before === undefined ||
    !isKey(anchorKey) ||
    !isKey(currentKey) ||
    anchorKey !== before.anchorKey ||
    currentKey === before.currentKey
  )
    return undefined
  if (anchorKey === currentKey && !before.has(anchorKey)) return undefined
  const range = (to: Key) => {
    const [one, other] = [ids.indexOf(String(anchorKey)), ids.indexOf(String(to))]
    return one < 0 || other < 0 ? [] : ids.slice(Math.min(one, other), Math.max(one, other) + 1)
  }
  const left = new Set(isKey(before.currentKey) ? range(before.currentKey) : [])
  return new Set([...[...before].map(String).filter((id) => !left.has(id)), ...range(currentKey)])
}

const isKey = (key: Key | null | undefined): key is Key => key !== null && key !== undefined

/** A selection as react-aria made it, with other keys in it: it knows its own by their class. */
const remembering = (ids: ReadonlySet<string>, keys: Extended): Extended =>
  new (keys.constructor as new (ids: Iterable<string>, anchorKey?: Key | null, currentKey?: Key | null) => Extended)(
    ids,
    keys.anchorKey,
    keys.currentKey
  )
