import { useState } from "react"
import type { Key, Selection } from "react-aria-components/Table"

/** The anchor and current key that react-aria stores in a selection: the ends of the last extended range. */
interface Extended extends Set<Key> {
  readonly anchorKey?: Key | null
  readonly currentKey?: Key | null
}

/**
 * Manages the selection of a Table that renders only some of its rows, including select-all and ranges that extend
 * beyond the rendered rows.
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
 * Returns the selection after a range was extended: the keys of the old range are removed, those of the new one are
 * added. Undefined if the change was not a range extension.
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

/**
 * Creates a react-aria selection with different keys. It must be an instance of the same class for react-aria to
 * recognize it.
 */
const remembering = (ids: ReadonlySet<string>, keys: Extended): Extended =>
  new (keys.constructor as new (ids: Iterable<string>, anchorKey?: Key | null, currentKey?: Key | null) => Extended)(
    ids,
    keys.anchorKey,
    keys.currentKey
  )
