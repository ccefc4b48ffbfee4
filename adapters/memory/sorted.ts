type Key = string | number

/**
 * A sorted copy: by the keys in turn, text in Unicode's order whatever its case, the whole order turned round when
 * `descending`.
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
