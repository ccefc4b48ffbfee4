import { Effect } from "effect"

/** Converts the violation of a named unique constraint to a domain failure. Every other error stays a defect. */
export const mapUniqueViolation =
  <Failure>(constraint: string, failure: () => Failure) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    effect.pipe(
      Effect.catchDefect((defect): Effect.Effect<never, Failure> =>
        isUniqueViolation(defect) && defect.message.includes(constraint) ? Effect.fail(failure()) : Effect.die(defect)
      )
    )

/** PostgreSQL's SQLSTATE 23505, as thrown by `pg` or wrapped by MikroORM. */
const isUniqueViolation = (defect: unknown): defect is Error =>
  defect instanceof Error && (defect as { readonly code?: unknown }).code === "23505"
