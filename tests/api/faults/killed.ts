import { assert, it, vi } from "@effect/vitest"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { cardPoints } from "./cardPoints.ts"
import { dataOf, openDesk } from "./desk.ts"
import { hasten } from "./hasten.ts"
import { letterPoints } from "./letterPoints.ts"
import type { Place, Server } from "./place.ts"
import { presses } from "./presses.ts"
import { rowLock } from "./rowLock.ts"
import { soon } from "./soon.ts"
import { stagePoints } from "./stagePoints.ts"

/** One server stopped at every point at once, then SIGKILL; another and a new one go on. Nobody else can take work meanwhile: the other's line is cut. */
export const killed = (here: () => { readonly place: Place; readonly one: Server; readonly other: Server }) =>
  it("killed at every point of payments, invoices and messages, it loses nothing and does nothing twice (I2, I9, I11)", async () => {
    const { place, one: dying, other } = here()
    const desk = await openDesk(place, dying)
    other.line.cut()
    const pressed = presses(desk, dying)
    const [cards, stages, letters] = [await cardPoints(place, desk, dying, pressed), await stagePoints(desk, dying, pressed), await letterPoints(place, desk, dying, pressed)]
    // Others are being served until the very moment.
    const acknowledged: Array<string> = []
    const customer = async (key: string) => dataOf<{ id: string }>(await desk.post(dying, "/customers", { ...sampleCustomer, customerName: key }, key)).id
    const serving = Promise.all([1, 2].map(async () => { for (;;) acknowledged.push(await customer(crypto.randomUUID())) })).catch(() => "cut")
    await letters.send()
    await cards.go()
    await stages.go()
    await letters.go()
    const lock = await rowLock(place.ownerUrl, desk.tenant.id, "job", [cards.unkept, stages.waiting])
    await cards.goOn()
    stages.goOn()
    await vi.waitFor(async () => assert.strictEqual(await lock.waiting(), 2), soon)
    await dying.kill()
    assert.isAbove(acknowledged.length, 5)
    assert.deepStrictEqual([await serving, new Set(await pressed.ends())], ["cut", new Set(["cut"])])
    await lock.release()
    for (const line of [place.cardLine, place.postLine, other.line]) line.mend()
    const born = await place.start()
    await stages.stands()
    await letters.stands()
    assert.deepStrictEqual(await desk.sql("select id from unnest($1::uuid[]) id where id not in (select id from customer)", [acknowledged]), [])
    await hasten(place, desk.tenant.id, cards.leftAlone)
    await vi.waitFor(() => cards.settledAlone(born), soon)
    for (const { path, body, key } of [...cards.pressedAgain.map((press) => press()), ...stages.again, ...letters.again]) {
      const answers = await Promise.all([other, born].map((node) => desk.post(node, path, body, key)))
      assert.deepStrictEqual([answers.map(({ status }) => status), answers[0]!.text], [[200, 200], answers[1]!.text], path)
    }
    await cards.agree(other)
    await stages.agree(born)
    await letters.agree()
  }, 120_000)
