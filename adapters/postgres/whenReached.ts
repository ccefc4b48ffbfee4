import { Effect } from "effect"
import { NotWritable } from "#domain/contract/NotWritable.ts"
import { Unreachable } from "#domain/contract/Unreachable.ts"

/**
 * What Node and `pg` call a line that is down, and PostgreSQL's classes 08, 57P (shutting or starting up) and 53300 (no
 * connection free); and what it calls being too busy: a statement that waited too long, two that waited for each other.
 * `sayings`: what `pg` says of a line that was cut, or frozen.
 */
const codes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0|53300|57014|55P03|40P01)/
const sayings =
  /Connection terminated|connection error and is not queryable|Connection ended|Query read timeout|timeout exceeded when trying to connect/i

/**
 * Asks the database; that it cannot be reached, or not in time, or cannot write, is told apart from every other defect.
 */
export const whenReached = <A>(ask: () => Promise<A>): Effect.Effect<A> =>
  Effect.promise(() =>
    ask().catch((cause: unknown) => {
      if (hasCode(cause, fullCodes)) throw new NotWritable("diskFull", { cause })
      if (hasCode(cause, readOnlyCodes)) throw new NotWritable("database", { cause })
      throw isAway(cause) ? new Unreachable("The database cannot be reached in time", { cause }) : cause
    })
  )

/** PostgreSQL has no space left (53100), and it takes no writes (25006: a standby, or set so). */
const [fullCodes, readOnlyCodes] = [/^53100/, /^25006/]

const hasCode = (thrown: unknown, wanted: RegExp): boolean => {
  if (!(thrown instanceof Error)) return false
  const { cause, code, previous } = thrown as Error & { readonly code?: unknown; readonly previous?: unknown }
  return (typeof code === "string" && wanted.test(code)) || [cause, previous].some((one) => hasCode(one, wanted))
}

/** MikroORM and AggregateError (an address of several numbers) wrap what was thrown first. */
const isAway = (thrown: unknown): boolean => {
  if (!(thrown instanceof Error)) return false
  const {
    cause,
    code,
    errors = [],
    message,
    previous
  } = thrown as Error & {
    readonly code?: unknown
    readonly previous?: unknown
    readonly errors?: ReadonlyArray<unknown>
  }
  return (
    (typeof code === "string" && codes.test(code)) || sayings.test(message) || [cause, previous, ...errors].some(isAway)
  )
}
