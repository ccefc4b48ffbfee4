import { Effect } from "effect"

/** Turns the violation of one named unique constraint into the domain's own failure. Every other error stays a defect. */
export const mapUniqueViolation =
  <Failure>(constraint: string, failure: () => Failure) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    effect.pipe(
      Effect.catchDefect((defect): Effect.Effect<never, Failure> =>
        isUniqueViolation(defect) && defect.message.includes(constraint) ? Effect.fail(failure()) : Effect.die(defect)
      )
    )

/** PostgreSQL's SQLSTATE 23505, as `pg` throws it or as MikroORM wraps it. */
const isUniqueViolation = (defect: unknown): defect is Error =>
  defect instanceof Error && (defect as { readonly code?: unknown }).code === "23505"
