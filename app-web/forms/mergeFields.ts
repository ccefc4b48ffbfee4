export interface MergedFields<V> {
  /** Both people's changes; where both changed the same field, mine. */
  readonly merged: V
  /** Fields that both changed, each in another way. */
  readonly clashes: ReadonlyArray<keyof V & string>
  /** Fields that only they changed. */
  readonly joining: ReadonlyArray<keyof V & string>
}

/**
 * Two people's changes to a record that both opened as `base`: a field that only one of them changed is theirs to say.
 */
export const mergeFields = <V extends object>(base: V, mine: V, theirs: V): MergedFields<V> => {
  const names = Object.keys(theirs) as Array<keyof V & string>
  const byThem = names.filter((name) => !isSame(base[name], theirs[name]))
  const byMe = new Set(names.filter((name) => !isSame(base[name], mine[name])))
  const joining = byThem.filter((name) => !byMe.has(name))
  return {
    merged: withFields(mine, theirs, joining),
    clashes: byThem.filter((name) => byMe.has(name) && !isSame(mine[name], theirs[name])),
    joining
  }
}

/** Values with some fields taken from others. */
export const withFields = <V extends object>(values: V, from: V, names: ReadonlyArray<keyof V & string>): V => ({
  ...values,
  ...Object.fromEntries(names.map((name) => [name, from[name]]))
})

/** Values of a form are plain JSON. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
