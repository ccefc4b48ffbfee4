import { Clock, Effect, Layer } from "effect"
import { NewId } from "#domain/shared/NewId.ts"

/**
 * UUIDv7 according to RFC 9562 §5.7, method 3: milliseconds since 1970, a counter that keeps ids within a millisecond
 * in order, then random bits.
 */
export const newIdV7 = Layer.sync(NewId, () => {
  let last = 0
  let count = 0
  return {
    next: Effect.map(Clock.currentTimeMillis, (now) => {
      count = now > last ? 0 : count + 1
      last = Math.max(now, last) + (count > 0xfff ? 1 : 0)
      count &= 0xfff
      return written(last, count)
    })
  }
})

const written = (milliseconds: number, count: number) => {
  const time = milliseconds.toString(16).padStart(12, "0")
  const [, , , variant, node] = crypto.randomUUID().split("-")
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, "0")}-${variant}-${node}`
}
