import type { Middleware } from "koa"
import type { Life } from "./Life.ts"
import type { Visit } from "./Visit.ts"

/** `/healthz`: the process answers. `/readyz`: it should be sent calls, so it is open, not stopping, and its database answers. For every host. */
export const health = (life: Life): Middleware<Partial<Visit>> => async (ctx, next) => {
  if (ctx.path !== "/healthz" && ctx.path !== "/readyz") return next()
  ctx.state.route = ctx.path
  ctx.set("Cache-Control", "no-store")
  const why = ctx.path === "/healthz" ? undefined : await unready(life)
  ctx.status = why === undefined ? 200 : 503
  ctx.body = why === undefined ? `${ctx.path === "/healthz" ? "ok" : "ready"}\n` : `${why}\n`
}

const unready = async (life: Life) => {
  if (life.age !== "open") return life.age
  const { isWell } = await life.opened
  return await isWell() ? undefined : "the database does not answer"
}
