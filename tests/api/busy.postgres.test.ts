import { assert, describe, it } from "@effect/vitest"
import { hashLimits } from "#adapters/crypto/passwordsArgon2.ts"
import { testServer } from "../support/testServer.ts"
import { password } from "../support/apiClient.ts"

const { ask, openShop } = testServer()

describe("a burst of password checks beyond the server's capacity (P1)", () => {
  it("returns 503 with Retry-After and a reason, while another network can still sign in", async () => {
    const { users } = await openShop(["sales"])
    const login = (userName: string, from: string) =>
      ask("", "/login", { method: "POST", body: { userName, password }, headers: { "x-forwarded-for": from } })
    /**
     * Sends more requests at once from a network than there is room for, and returns the responses. Meanwhile another
     * network signs in.
     */
    const rushFrom = async (network: string) => {
      const rush = Array.from({ length: hashLimits.atOnce + hashLimits.waitingOfOne + 10 }, (_, n) =>
        login(`nobody.${crypto.randomUUID()}.${n}`, network)
      )
      const neighbor = await login(users[0]!.userName, "198.51.100.7")
      assert.strictEqual(neighbor.status, 200)
      return Promise.all(rush)
    }
    const answers = await rushFrom("203.0.113.1")
    const isBusy = ({ status }: (typeof answers)[number]) => status === 503
    // If requests arrive more slowly than passwords are checked, none is refused. In that case, try from another
    // network.
    for (let nth = 2; nth <= 12 && !answers.some(isBusy); nth++) answers.push(...(await rushFrom(`203.0.113.${nth}`)))
    const busy = answers.filter(isBusy)
    assert.isAtLeast(busy.length, 1)
    for (const answer of busy) {
      assert.deepStrictEqual(answer.json().messages, ["serverBusy"])
      assert.match(String(answer.headers["retry-after"]), /^[1-9]\d*$/)
    }
    assert.sameMembers([...new Set(answers.map(({ status }) => status))], [422, 503])
  })
})
