/** What takes time: from and to, in minutes since midnight. */
export interface Span {
  readonly id: string
  readonly start: number
  readonly end: number
}

/** Which of how many side by side lanes something stands in. */
export interface Lane {
  readonly lane: number
  readonly lanes: number
}

/**
 * Puts what happens at the same time side by side: each into the first lane that is free, all of a cluster equally
 * wide.
 */
export const layLanes = (spans: ReadonlyArray<Span>): ReadonlyMap<string, Lane> => {
  const laid = new Map<string, Lane>()
  let cluster: Array<readonly [id: string, lane: number]> = []
  let ends: Array<number> = []
  const close = () => {
    for (const [id, lane] of cluster) laid.set(id, { lane, lanes: ends.length })
    cluster = []
    ends = []
  }
  for (const { id, start, end } of [...spans].sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (ends.every((until) => until <= start)) close()
    const free = ends.findIndex((until) => until <= start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = end
    cluster.push([id, lane])
  }
  close()
  return laid
}
