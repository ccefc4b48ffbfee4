import { vinCheckDigit } from "#domain/vin/vinFault.ts"

/**
 * Gives every job a car of its own: where a VIN comes again, another of the same model, by its serial number and check
 * digit.
 */
export const ownVins = <Job extends { readonly vin: string }>(jobs: ReadonlyArray<Job>): ReadonlyArray<Job> => {
  const times = new Map<string, number>()
  return jobs.map((job) => {
    const nth = times.get(job.vin) ?? 0
    times.set(job.vin, nth + 1)
    return nth === 0 ? job : { ...job, vin: sister(job.vin, nth) }
  })
}

const sister = (vin: string, nth: number): string => {
  // A car's VIN ends in five digits; the place before them may hold a letter.
  const serial = String((Number(vin.slice(-5)) + nth * 1_117) % 100_000).padStart(5, "0")
  const open = vin.slice(0, -5) + serial
  return open.slice(0, 8) + vinCheckDigit(open) + open.slice(9)
}
