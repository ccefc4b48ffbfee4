import { Effect, Result, Schema } from "effect"
import { isPastEnd, pagesAround, type PageSearch, type PageStep, stepOf } from "#domain/shared/cursors.ts"
import { type Batch, batchSize, countLimit, CursorInvalid, defaultPageSize, type Page } from "#domain/shared/Page.ts"

/**
 * A row's id and its index when the cursor was created. The row is looked up by id; if it is gone, the index is used.
 */
const isPlace = Schema.is(Schema.Tuple([Schema.String, Schema.Int]))

/** Returns the requested page of a sorted list named `list`. Counts no further than `countLimit` + 1. */
export const pageIn = <Item extends { readonly id: string }>(
  found: ReadonlyArray<Item>,
  search: PageSearch & { readonly group?: unknown },
  list: string
): Effect.Effect<Page<Item>, CursorInvalid> =>
  Effect.suspend(() => {
    const { page = 1, size = defaultPageSize } = search
    const read = stepOf(list, search)
    if (Result.isFailure(read)) return Effect.fail(read.failure)
    const step = read.success
    if (step?.place !== undefined && !isPlace(step.place))
      return Effect.fail(new CursorInvalid({ reason: "unreadable" }))
    if (isPastEnd(search, found.length)) return Effect.fail(new CursorInvalid({ reason: "tooFar" }))
    const [start, end] = step === undefined ? [(page - 1) * size, page * size] : rangeOf(found, step, size)
    const items = found.slice(Math.max(0, start), end)
    const total = Math.min(found.length, countLimit + 1)
    const placeAt = (at: number) => [found[at]!.id, at]
    const first = Math.max(0, start)
    const around =
      items.length === 0
        ? {}
        : pagesAround(list, search, step, {
            rows: items.length,
            total,
            hasMore: step?.isBackward === true ? start > 0 : end < found.length,
            first: placeAt(first),
            last: placeAt(first + items.length - 1)
          })
    return Effect.succeed({ items, total, ...around })
  })

const rangeOf = <Item extends { readonly id: string }>(
  found: ReadonlyArray<Item>,
  { isBackward, place }: PageStep,
  size: number
): readonly [number, number] => {
  if (place === undefined) return isBackward ? [found.length - size, found.length] : [0, size]
  const [id, stood] = place as readonly [string, number]
  const now = found.findIndex((item) => item.id === id)
  const at = now >= 0 ? now : isBackward ? stood : stood - 1
  return isBackward ? [at - size, at] : [at + 1, at + 1 + size]
}

type Key = string | number

/**
 * Returns a copy sorted by the given keys in order. Text is compared case-insensitively in Unicode collation order;
 * `descending` reverses the entire order.
 */
export const sorted = <Item>(
  items: Iterable<Item>,
  keysOf: (item: Item) => ReadonlyArray<Key>,
  descending = false
): Array<Item> => {
  const keyed = [...items].map((item) => ({
    item,
    keys: keysOf(item).map((key) => (typeof key === "string" ? key.toLowerCase() : key))
  }))
  const up = keyed.sort((one, other) => compare(one.keys, other.keys)).map(({ item }) => item)
  return descending ? up.reverse() : up
}

const compare = (one: ReadonlyArray<Key>, other: ReadonlyArray<Key>): number => {
  for (const [place, key] of one.entries()) {
    const difference = compareKeys(key, other[place]!)
    if (difference !== 0) return difference
  }
  return 0
}

const { compare: compareText } = new Intl.Collator("und")
const compareKeys = (one: Key, other: Key) =>
  typeof one === "number" && typeof other === "number" ? one - other : compareText(String(one), String(other))

/** Returns whether a text contains `sought`, ignoring case. */
export const contains = (text: string, sought: string): boolean =>
  text.toLowerCase().includes(sought.trim().toLowerCase())

/** Returns the batch of a sorted list that follows the previous one. */
export const batchIn = <Item>(found: ReadonlyArray<Item>, after: string | undefined): Batch<Item> => {
  const end = Number(after ?? 0) + batchSize
  return { items: found.slice(end - batchSize, end), next: end < found.length ? String(end) : undefined }
}

/** A row's group: its key, the shop's name for it, and a text that sorts the groups. */
export interface Grouped {
  readonly key: string
  readonly name: string
  readonly place: string
}

/** Returns the rows of a sorted list by group, each with its group and all items of that group. */
export const grouped = <Item>(items: ReadonlyArray<Item>, groupOf: (item: Item) => Grouped) => {
  const rows = items.map((item) => ({ item, group: groupOf(item) }))
  const members = Map.groupBy(rows, ({ group }) => group.key)
  return sorted(rows, ({ group }) => [group.place]).map((row) => ({
    ...row,
    all: members.get(row.group.key)!.map(({ item }) => item)
  }))
}
