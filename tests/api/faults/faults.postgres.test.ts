import { afterAll, beforeAll, describe } from "@effect/vitest"
import { away } from "./away.ts"
import { cut } from "./cut.ts"
import { frozen } from "./frozen.ts"
import { killed } from "./killed.ts"
import { openEnvironment, type FaultEnvironment, type Server } from "./openEnvironment.ts"
import { race } from "./race.ts"
import { twoNodes } from "./twoNodes.ts"

let place: FaultEnvironment
let one: Server
let other: Server
beforeAll(async () => {
  place = await openEnvironment()
  ;[one, other] = await Promise.all([place.start(), place.start()])
}, 120_000)
afterAll(() => place?.close())
const here = () => ({ place, one, other })

describe("a pair of servers", () => twoNodes(here))
describe("a server", () => {
  cut(here)
  frozen(here)
  // One waits while the other works.
  describe.concurrent("alongside another", () => {
    race(here)
    away(here)
  })
  killed(here)
})
