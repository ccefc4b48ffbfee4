import { assert, it, vi } from "@effect/vitest"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { bulkPoints } from "./bulkPoints.ts"
import { cardPoints } from "./cardPoints.ts"
import { dataOf, type Desk, openDesk } from "./desk.ts"
import { expireClaims } from "./hasten.ts"
import { letterPoints } from "./letterPoints.ts"
import type { FaultEnvironment, Server } from "./openEnvironment.ts"
import { type Press, presses } from "./presses.ts"
import { rowLock } from "./rowLock.ts"
import { waitTimeout } from "./soon.ts"
import { stagePoints } from "./stagePoints.ts"
import { textPoints } from "./textPoints.ts"

/**
 * Holds one server at every point at the same time, then sends SIGKILL. First another server and a new one continue,
 * then the other alone.
 */
export const killed = (
  here: () => { readonly place: FaultEnvironment; readonly one: Server; readonly other: Server }
) => {
  let born: Server | undefined

  /** Retries every request at each of these servers. All succeed with identical responses. */
  const pressAgain = async (desk: Desk, again: ReadonlyArray<Press>, nodes: ReadonlyArray<Server>) => {
    for (const { path, body, key } of again) {
      const answers = await Promise.all(nodes.map((node) => desk.post(node, path, body, key)))
      assert.deepStrictEqual(
        [answers.map(({ status }) => status), new Set(answers.map(({ text }) => text)).size],
        [nodes.map(() => 200), 1],
        path
      )
    }
  }

  it("loses nothing and does nothing twice when killed at any point of payments, emails, texts and bulk runs (I2, I9)", async () => {
    const { place, one: dying, other } = here()
    const desk = await openDesk(place, dying)
    // No other server can take work in the meantime.
    other.line.cut()
    const pressed = presses(desk, dying)
    const [cards, letters, texts, bulk] = [
      await cardPoints(place, desk, dying, pressed),
      await letterPoints(place, desk, dying, pressed),
      await textPoints(place, desk, dying),
      await bulkPoints(desk, dying, pressed)
    ]
    // Other requests are served up to the moment of the kill.
    const acknowledged: Array<string> = []
    const customer = async (key: string) =>
      dataOf<{ id: string }>(await desk.post(dying, "/customers", { ...sampleCustomer, customerName: key }, key)).id
    const serving = Promise.all(
      [1, 2].map(async () => {
        for (;;) acknowledged.push(await customer(crypto.randomUUID()))
      })
    ).catch(() => "cut")
    await Promise.all([letters.send(), texts.send()])
    await cards.go()
    await letters.go()
    await bulk.go()
    const lock = await rowLock(place.ownerUrl, desk.tenant.id, "job", [cards.unkept])
    await cards.goOn()
    await vi.waitFor(async () => assert.strictEqual(await lock.waiting(), 1), waitTimeout)
    await dying.kill()
    assert.isAbove(acknowledged.length, 5)
    assert.deepStrictEqual([await serving, new Set(await pressed.ends())], ["cut", new Set(["cut"])])
    await texts.stands()
    await lock.release()
    for (const line of [place.cardLine, place.postLine, place.textLine, other.line]) line.mend()
    const fresh = (born = await place.start())
    await letters.stands()
    await bulk.stands(other)
    assert.deepStrictEqual(
      await desk.sql("select id from unnest($1::uuid[]) id where id not in (select id from customer)", [acknowledged]),
      []
    )
    await expireClaims(place, desk.tenant.id, cards.leftAlone)
    await vi.waitFor(() => cards.settledAlone(fresh), waitTimeout)
    await pressAgain(
      desk,
      [...cards.pressedAgain.map((press) => press()), ...letters.again, ...bulk.again],
      [other, fresh]
    )
    await cards.agree(other)
    await letters.agree()
    await texts.agree([other, fresh])
    await bulk.agree([other, fresh])
  }, 120_000)

  it("skips no number and assigns none twice when killed at any point of a stage change, an invoice or a credit with rebill (I2, I11)", async () => {
    const { place, other } = here()
    const dying = born ?? (await place.start())
    const desk = await openDesk(place, dying)
    const pressed = presses(desk, dying)
    const stages = await stagePoints(desk, dying, pressed)
    await stages.go(other)
    const lock = await rowLock(place.ownerUrl, desk.tenant.id, "job", stages.waiting)
    stages.goOn()
    await vi.waitFor(async () => assert.strictEqual(await lock.waiting(), stages.waiting.length), waitTimeout)
    await dying.kill()
    assert.deepStrictEqual(new Set(await pressed.ends()), new Set(["cut"]))
    await lock.release()
    await stages.stands(other)
    await pressAgain(desk, stages.again, [other, other])
    await stages.agree(other)
  }, 120_000)
}
