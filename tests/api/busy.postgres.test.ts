import { assert, describe, it } from "@effect/vitest"
import { hashLimits } from "#adapters/crypto/passwordsArgon2.ts"
import { testServer } from "../support/testServer.ts"
import { password } from "../support/visitor.ts"

const { ask, openShop } = testServer()

describe("more passwords to check than the server has room for (P1)", () => {
  it("are answered 503 with Retry-After and a reason, while another network signs in", async () => {
    const { users } = await openShop(["sales"])
    const login = (userName: string, from: string) =>
      ask("", "/login", { method: "POST", body: { userName, password }, headers: { "x-forwarded-for": from } })
    /** What a network is answered that sends more at once than there is room for; another signs in meanwhile. */
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
    // Where the calls come in slower than passwords are checked, none is too many: another network tries.
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
