import { assert, vi } from "@effect/vitest"
import type { Desk } from "./desk.ts"
import { keeps } from "./keeps.ts"
import type { FaultEnvironment, Server } from "./openEnvironment.ts"
import type { Press, Presses } from "./presses.ts"
import { waitTimeout } from "./soon.ts"

const someone = () => `${crypto.randomUUID()}@example.com`

/**
 * Emails interrupted at every point at which a server can die. Of the confirmed ones, one never reaches the mail
 * server, and one does but the response is lost. Of the unconfirmed ones, one is never committed with its work, and one
 * is committed but the response is lost.
 */
export const letterPoints = async (
  { post, postLine }: FaultEnvironment,
  desk: Desk,
  dying: Server,
  { press }: Presses
) => {
  const [unsent, noAnswer, unkept, untold] = [someone(), someone(), someone(), someone()]
  const [written, unkeptJob, untoldJob] = await Promise.all([desk.quote(), desk.quote(), desk.quote()])
  const letter = (to: string) => ({
    channel: "email",
    template: "quote",
    language: "en",
    to,
    subject: "Your quote",
    body: "It is here: {link}",
    isTest: false
  })
  const again: Array<Press> = []
  const kept = async () =>
    (await desk.sql("select to_address from message where to_address = any($1)", [[unkept, untold]])).map(
      (row) => row["to_address"] as string
    )

  return {
    /** Sends both confirmed messages and waits until they reach the mail server. */
    send: async () => {
      const held = [
        postLine.hold("there", (said) => said.includes(`RCPT TO:<${unsent}>`)),
        postLine.hold("back", (said) => said.includes(`RCPT TO:<${noAnswer}>`) && said.endsWith("\r\n.\r\n"))
      ]
      for (const to of [unsent, noAnswer])
        assert.strictEqual((await desk.post(dying, `/jobs/${written.id}/messages`, letter(to))).status, 200)
      await Promise.all(held.map(({ caught }) => caught))
    },
    go: async () => {
      const held = [dying.line.hold("there", keeps(unkeptJob.id)), dying.line.hold("back", keeps(untoldJob.id))]
      again.push(
        press(`/jobs/${unkeptJob.id}/messages`, letter(unkept)),
        press(`/jobs/${untoldJob.id}/messages`, letter(untold))
      )
      await Promise.all(held.map(({ caught }) => caught))
      await vi.waitFor(async () => assert.deepStrictEqual(await kept(), [untold]), waitTimeout)
    },
    again,
    /** The uncommitted message left nothing behind. */
    stands: async () => assert.deepStrictEqual(await kept(), [untold]),
    /**
     * Every message arrives. A server that dies after the mail server's response but before recording it sends again
     * with the same Message-ID, which mailboxes show once.
     */
    agree: async () => {
      await vi.waitFor(async () => assert.deepStrictEqual(await desk.unsent(), []), waitTimeout)
      assert.deepStrictEqual(
        [unsent, unkept, untold].map((to) => post.namesFor(to).length),
        [1, 1, 1]
      )
      assert.deepStrictEqual([post.namesFor(noAnswer).length > 1, new Set(post.namesFor(noAnswer)).size], [true, 1])
    }
  }
}
