/** The inputs of the deposit calculation; amounts in cents. */
interface Deposited {
  /** The shop's deposit; 0 for none. */
  readonly deposit: number
  /** The price of the work; undefined if not firm. */
  readonly total: number | undefined
  /** The customer's deductible; null if unknown, undefined if there is no insurance. */
  readonly deductible: number | null | undefined
}

/**
 * Returns the deposit paid by card before a time is booked: the shop's deposit, capped at the visitor's own share. Zero
 * if the price is not firm.
 */
export const depositDue = ({ deposit, total = 0, deductible }: Deposited): number =>
  Math.min(deposit, deductible === undefined ? total : Math.min(total, deductible ?? 0))
