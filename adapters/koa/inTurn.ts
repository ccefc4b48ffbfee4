import type { Middleware } from "koa"

/** Several middlewares as one. */
export const inTurn =
  (...steps: ReadonlyArray<Middleware<never>>): Middleware =>
  (ctx, next) => {
    const from = async (at: number): Promise<unknown> =>
      at === steps.length ? next() : steps[at]!(ctx as never, () => from(at + 1))
    return from(0)
  }
