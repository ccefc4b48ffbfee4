import { Effect, Schema } from "effect"
import { LinkToken } from "#domain/job-links/jobLinksApi.ts"
import { linkedLogo } from "#domain/job-links/linkedLogo.ts"

const Asked = Schema.Struct({ token: LinkToken })

/** `GET /documents/:token/logo`: the shop's logo, for the page behind a customer's link; its address there changes with it. */
export const linkedPicture = {
  path: "/documents/:token/logo",
  summary: "The shop's logo, for the page behind a customer's link.",
  access: "everyone",
  file: Effect.fn("linkedPicture")(function*(asked: Readonly<Record<string, string>>) {
    const read = Schema.decodeUnknownResult(Asked)(asked)
    if (read._tag === "Failure") return undefined
    const file = yield* linkedLogo(read.success).pipe(Effect.catch(() => Effect.succeed(undefined)))
    return file && { name: "logo.jpg", type: file.type, bytes: file.bytes, isUpload: true }
  })
} as const
