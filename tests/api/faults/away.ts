import { assert, it, vi } from "@effect/vitest"
import { dataOf, openDesk } from "./desk.ts"
import type { FaultEnvironment, Server } from "./openEnvironment.ts"
import { waitTimeout } from "./soon.ts"

interface Sent {
  readonly to: string
  readonly state: string
}

/** The mail server and the SMS carrier are unreachable for a while. Nothing in the app waits for them. */
export const away = (here: () => { readonly place: FaultEnvironment; readonly one: Server; readonly other: Server }) =>
  it("keeps working while the mail server and SMS carrier are unreachable: screens load, messages are shown as queued, and each is sent once when they are back (D4)", async () => {
    const { place, other } = here()
    const desk = await openDesk(place, other)
    const { id } = await desk.quote()
    const [address, phone] = [
      `${crypto.randomUUID()}@example.com`,
      `+1480555${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`
    ]
    await desk.post(other, "/sms-consents", { phone, place: "inPerson", wording: "We may text you." })
    const letter = { template: "quote", language: "en", subject: "Your quote", body: "Here: {link}", isTest: false }
    const states = async () =>
      Object.fromEntries(
        dataOf<ReadonlyArray<Sent>>(await desk.get(other, `/jobs/${id}/messages`)).map(({ to, state }) => [to, state])
      )
    /** Makes pending retries due now, then returns the unsent messages. */
    const unsent = async () => {
      await desk.sql(
        "update pgboss.job set start_after = now() where state in ('created', 'retry') and data->>'tenant' = $1",
        [desk.tenant.id]
      )
      return desk.unsent()
    }

    for (const line of [place.postLine, place.textLine]) line.cut()
    const sent = await Promise.all(
      [
        { channel: "email", to: address },
        { channel: "sms", to: phone }
      ].map((to) => desk.post(other, `/jobs/${id}/messages`, { ...letter, ...to }))
    )
    assert.deepStrictEqual(
      sent.map(({ status }) => status),
      [200, 200]
    )
    // Both were tried and failed.
    await vi.waitFor(
      async () => assert.strictEqual((await desk.sql("select 1 from message where detail <> ''")).length, 2),
      waitTimeout
    )
    const screens = await Promise.all(
      ["/jobs", `/jobs/${id}`, `/jobs/${id}/changes`, "/customers", "/user/current"].map((path) =>
        desk.get(other, path)
      )
    )
    assert.deepStrictEqual(
      [screens.map(({ status }) => status), await states()],
      [screens.map(() => 200), { [address]: "queued", [phone]: "queued" }]
    )

    for (const line of [place.postLine, place.textLine]) line.mend()
    await vi.waitFor(async () => assert.deepStrictEqual(await unsent(), []), waitTimeout)
    assert.deepStrictEqual(
      [place.post.namesFor(address).length, place.texts.list().filter(({ to }) => to === phone).length],
      [1, 1]
    )
    assert.deepStrictEqual(await states(), { [address]: "sent", [phone]: "sent" })
  }, 60_000)
