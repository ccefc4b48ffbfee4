import { Effect } from "effect"
import { NotWritable } from "#domain/contract/NotWritable.ts"
import { Unreachable } from "#domain/contract/Unreachable.ts"

/**
 * Error codes of Node and `pg` for a failed connection; PostgreSQL's classes 08, 57P (shutting down or starting up) and
 * 53300 (too many connections); and its codes for overload: statement timeout, deadlock. `sayings`: messages of `pg`
 * about a lost or dead connection.
 */
const codes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0|53300|57014|55P03|40P01)/
const sayings =
  /Connection terminated|connection error and is not queryable|Connection ended|Query read timeout|timeout exceeded when trying to connect/i

/** Runs a database query and distinguishes an unreachable, overloaded or read-only database from all other defects. */
export const mapConnectionErrors = <A>(ask: () => Promise<A>): Effect.Effect<A> =>
  Effect.promise(() =>
    ask().catch((cause: unknown) => {
      if (hasCode(cause, fullCodes)) throw new NotWritable("diskFull", { cause })
      if (hasCode(cause, readOnlyCodes)) throw new NotWritable("database", { cause })
      throw isAway(cause) ? new Unreachable("The database cannot be reached in time", { cause }) : cause
    })
  )

/** PostgreSQL is out of disk space (53100), or does not accept writes (25006: a standby, or set to read-only). */
const [fullCodes, readOnlyCodes] = [/^53100/, /^25006/]

const hasCode = (thrown: unknown, wanted: RegExp): boolean => {
  if (!(thrown instanceof Error)) return false
  const { cause, code, previous } = thrown as Error & { readonly code?: unknown; readonly previous?: unknown }
  return (typeof code === "string" && wanted.test(code)) || [cause, previous].some((one) => hasCode(one, wanted))
}

/** MikroORM and AggregateError (a host with several addresses) wrap the original error. */
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
