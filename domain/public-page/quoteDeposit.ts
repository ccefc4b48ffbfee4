/** What a booking is priced at, who pays it, and what the shop asks for; money in cents. */
interface Deposited {
  /** The shop's deposit; 0 where it asks for none. */
  readonly deposit: number
  /** What the work comes to; undefined where that is not known for sure. */
  readonly total: number | undefined
  /** What the insured pays of it, null where unknown; undefined where nobody is insured. */
  readonly deductible: number | null | undefined
}

/**
 * What is paid by card before a time is booked: the shop's deposit, and never more than the visitor's own share. Nothing
 * where the price is not known for sure.
 */
export const depositDue = ({ deposit, total = 0, deductible }: Deposited): number =>
  Math.min(deposit, deductible === undefined ? total : Math.min(total, deductible ?? 0))
