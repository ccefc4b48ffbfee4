import { setTimeout } from "node:timers/promises"
import type { Middleware } from "koa"
import type { Life } from "./Life.ts"
import type { Visit } from "./Visit.ts"

/**
 * `/healthz`: the process answers. `/readyz`: it should be sent calls, so it is open, not stopping, and its database
 * answers. For every host.
 */
export const health =
  (life: Life): Middleware<Partial<Visit>> =>
  async (ctx) => {
    ctx.state.route = ctx.path
    ctx.set("Cache-Control", "no-store")
    const why = ctx.path === "/healthz" ? undefined : await unready(life)
    ctx.status = why === undefined ? 200 : 503
    ctx.body = why === undefined ? `${ctx.path === "/healthz" ? "ok" : await ready(life)}\n` : `${why}\n`
  }

const ready = async (life: Life) => {
  const note = await (await life.opened).note?.()
  return note === undefined ? "ready" : `ready, ${note}`
}

/** Milliseconds the database may take to say a word: a line that is frozen says nothing at all. */
const patience = 2_000

const unready = async (life: Life) => {
  if (life.age !== "open") return life.age
  const { isWell } = await life.opened
  const isLate = setTimeout(patience, false, { ref: false })
  return (await Promise.race([isWell(), isLate])) ? undefined : "the database does not answer"
}
