import { Effect, Layer } from "effect"
import { Pictures } from "#domain/files/Pictures.ts"

/** Takes pictures as they are: for pages and tests that look at no pixels. */
export const picturesMemory = Layer.succeed(Pictures, { square: Effect.succeed, within: Effect.succeed })
