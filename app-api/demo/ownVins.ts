import { vinCheckDigit } from "#domain/vin/vinFault.ts"

/**
 * Gives every job its own car: a repeated VIN is replaced by that of another car of the same model, with its own serial
 * number and check digit.
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
  // A VIN ends in five digits; the position before them may be a letter.
  const serial = String((Number(vin.slice(-5)) + nth * 1_117) % 100_000).padStart(5, "0")
  const open = vin.slice(0, -5) + serial
  return open.slice(0, 8) + vinCheckDigit(open) + open.slice(9)
}
