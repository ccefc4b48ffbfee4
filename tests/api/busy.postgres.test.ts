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
    const rush = Array.from({ length: hashLimits.atOnce + hashLimits.waitingOfOne + 10 }, (_, n) =>
      login(`nobody.${crypto.randomUUID()}.${n}`, "203.0.113.7")
    )
    const neighbor = await login(users[0]!.userName, "198.51.100.7")
    const answers = await Promise.all(rush)
    assert.strictEqual(neighbor.status, 200)
    const busy = answers.filter(({ status }) => status === 503)
    assert.isAtLeast(busy.length, 1)
    for (const answer of busy) {
      assert.deepStrictEqual(answer.json().messages, ["serverBusy"])
      assert.match(String(answer.headers["retry-after"]), /^[1-9]\d*$/)
    }
    assert.sameMembers([...new Set(answers.map(({ status }) => status))], [422, 503])
  })
})
