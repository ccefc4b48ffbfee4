import { Effect } from "effect"
import { putProfile } from "#domain/account/accountApi.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { beforeFirstRequest } from "#stories/beforeFirstRequest.ts"

/** Applies changes to Bea, the signed-in user, before the page opens. */
export const beaWith = (change: Partial<User>) =>
  Effect.gen(function* () {
    const users = yield* Users
    const [bea] = yield* users.list
    yield* users.save({ ...bea!, ...change })
  })

/** Bea, also signed in on a phone. */
export const beaOnAPhone = Effect.gen(function* () {
  const [bea] = yield* (yield* Users).list
  const forever = 4_102_444_800_000
  yield* (yield* Sessions).save({
    id: "019a0000-0000-7000-8000-000000000092",
    userId: bea!.id,
    startedAt: Date.parse("2026-11-20T15:00:00Z"),
    userAgent:
      "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    access: "a",
    accessExpires: forever,
    refresh: "r",
    refreshExpires: forever,
    previousRefresh: "",
    seed: "",
    rotatedAt: Date.parse("2026-11-21T09:30:00Z"),
    expires: forever
  })
})

/** Bea, whose profile is changed elsewhere just before the first save arrives. */
export const beaAlsoChangedElsewhere = (change: Partial<User>) =>
  beforeFirstRequest(
    putProfile,
    Effect.gen(function* () {
      const users = yield* Users
      const [bea] = yield* users.list
      return users.change({ ...bea!, ...change })
    })
  )

/** Returns a sample photo: 800 by 400, one color. */
export const pictureFile = async (name = "me.png") => {
  const canvas = new OffscreenCanvas(800, 400)
  const pen = canvas.getContext("2d")!
  pen.fillStyle = "#0b6b73"
  pen.fillRect(0, 0, 800, 400)
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" })
}
