/** When a job's documents were created, in milliseconds UTC; undefined if there is none. */
export interface DocumentTimes {
  readonly quotedAt: number
  readonly invoicedAt: number | undefined
  readonly creditedAt: number | undefined
}

const first = { job: 1_001, invoice: 1, credit: 1 } as const

/**
 * Assigns numbers without gaps in chronological order. Also returns the last number of each series, one below its first
 * if it has no documents.
 */
export const documentNumbers = <Of extends DocumentTimes>(all: ReadonlyArray<Of>) => {
  const [job, invoice, credit] = [
    counted(all, first.job, ({ quotedAt }) => quotedAt),
    counted(all, first.invoice, ({ invoicedAt }) => invoicedAt),
    counted(all, first.credit, ({ creditedAt }) => creditedAt)
  ]
  return {
    of: (one: Of) => ({ job: job.get(one)!, invoice: invoice.get(one) ?? null, credit: credit.get(one) ?? null }),
    last: {
      job: first.job + job.size - 1,
      invoice: first.invoice + invoice.size - 1,
      credit: first.credit + credit.size - 1
    }
  }
}

const counted = <Of>(
  all: ReadonlyArray<Of>,
  first: number,
  when: (one: Of) => number | undefined
): ReadonlyMap<Of, number> =>
  new Map(
    all
      .filter((one) => when(one) !== undefined)
      .toSorted((one, other) => when(one)! - when(other)!)
      .map((one, at) => [one, first + at])
  )
