import { sorted } from "./sorted.ts"

/** Which group a row is in: its key, the shop's name for it, and its place as a text that sorts. */
export interface Grouped {
  readonly key: string
  readonly name: string
  readonly place: string
}

/** The rows of a sorted list group by group, each with its group and all that are in it. */
export const grouped = <Item>(items: ReadonlyArray<Item>, groupOf: (item: Item) => Grouped) => {
  const rows = items.map((item) => ({ item, group: groupOf(item) }))
  const members = Map.groupBy(rows, ({ group }) => group.key)
  return sorted(rows, ({ group }) => [group.place]).map((row) => ({
    ...row,
    all: members.get(row.group.key)!.map(({ item }) => item)
  }))
}
