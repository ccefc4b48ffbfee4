import { assert, vi } from "@effect/vitest"
import { toSmsNumber } from "#domain/messages/toSmsNumber.ts"
import { type Desk } from "./desk.ts"
import type { FaultEnvironment, Server } from "./openEnvironment.ts"
import { waitTimeout } from "./soon.ts"

const someone = () => `+1602555${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`

/**
 * Texts interrupted while the carrier is processing them: one never reaches it, and one is accepted but the response is
 * lost. The carrier would send a text twice if asked twice. Its delivery reports are held back until the end.
 */
export const textPoints = async ({ reports, textLine, texts }: FaultEnvironment, desk: Desk, dying: Server) => {
  const [unsent, noAnswer] = [someone(), someone()]
  const job = await desk.quote()
  for (const phone of [unsent, noAnswer]) {
    assert.strictEqual(phone, toSmsNumber(phone))
    assert.strictEqual(
      (await desk.post(dying, "/sms-consents", { phone, place: "inPerson", wording: "We may text you." })).status,
      200
    )
  }
  const text = (to: string) => ({
    channel: "sms",
    template: "quote",
    language: "en",
    to,
    subject: "",
    body: "Your quote: {link}",
    isTest: false
  })
  const states = async () =>
    Object.fromEntries(
      (
        await desk.sql("select to_address as phone, state from message where to_address = any($1)", [
          [unsent, noAnswer]
        ])
      ).map(({ phone, state }) => [phone, state])
    )
  const taken = () => [unsent, noAnswer].map((phone) => texts.list().filter(({ to }) => to === phone).length)

  return {
    /** Sends both texts and waits until they are on their way to the carrier. */
    send: async () => {
      const held = [
        textLine.hold("there", (said) => said.includes(unsent.slice(1))),
        textLine.hold("back", (said) => said.includes(noAnswer.slice(1)))
      ]
      for (const to of [unsent, noAnswer])
        assert.strictEqual((await desk.post(dying, `/jobs/${job.id}/messages`, text(to))).status, 200)
      await Promise.all(held.map(({ caught }) => caught))
      await vi.waitFor(() => assert.deepStrictEqual(taken(), [0, 1]), waitTimeout)
    },
    /** The outcome of both is still unknown. */
    stands: async () => assert.deepStrictEqual(await states(), { [unsent]: "queued", [noAnswer]: "queued" }),
    /** Each text was sent once and is delivered once, however often and in whatever order reports arrive. */
    agree: async (by: ReadonlyArray<Server>) => {
      await vi.waitFor(async () => assert.deepStrictEqual(await desk.unsent(), []), waitTimeout)
      assert.deepStrictEqual([taken(), await states()], [[1, 1], { [unsent]: "sent", [noAnswer]: "delivered" }])
      const ours = reports.filter(({ url }) => new URL(url).hostname === `${desk.prefix}.localhost`)
      for (const { fields, signature, url } of ours.toReversed().concat(ours)) {
        const { pathname, search } = new URL(url)
        for (const node of by) {
          const headers = {
            "content-type": "application/x-www-form-urlencoded",
            "x-twilio-signature": signature,
            "x-frit": ""
          }
          assert.strictEqual(
            (
              await node.ask(desk.prefix, `/!${pathname}${search}`, {
                method: "POST",
                body: new URLSearchParams(fields).toString(),
                headers
              })
            ).status,
            200
          )
        }
      }
      assert.deepStrictEqual([taken(), await states()], [[1, 1], { [unsent]: "delivered", [noAnswer]: "delivered" }])
      assert.sameMembers(await desk.timeline(by[0]!, job.id), [
        "created",
        `message ${unsent}`,
        `message ${noAnswer}`,
        `delivery ${unsent}`,
        `delivery ${noAnswer}`
      ])
    }
  }
}
