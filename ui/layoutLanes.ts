/** A time span, in minutes since midnight. */
export interface Span {
  readonly id: string
  readonly start: number
  readonly end: number
}

/** The lane of an event, and the number of lanes it shares the width with. */
export interface Lane {
  readonly lane: number
  readonly lanes: number
}

/**
 * Places overlapping events side by side. Each goes into the first free lane, and all events of an overlapping cluster
 * have the same width.
 */
export const layoutLanes = (spans: ReadonlyArray<Span>): ReadonlyMap<string, Lane> => {
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
