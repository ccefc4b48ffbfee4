import { assert, describe, it } from "@effect/vitest"
import { authorize } from "#domain/contract/handleRequest.ts"
import { access, signedIn } from "#domain/access/accessTable.ts"
import { type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"

const owner: SignedInUser = {
  id: UserId.make(crypto.randomUUID()),
  firstName: "Olga",
  lastName: "Owner",
  roles: ["owner"],
  features: ["BasicReports", "CustomReports", "FullCRM", "VinDecoder", "EDI", "BusinessPages", "WorkRequest"],
  accountActive: true
}
const refusalOf = (...asked: Parameters<typeof authorize>) => {
  const answer = authorize(...asked)
  return answer && [answer.status, answer.body.messages[0]]
}

describe("admission to an endpoint", () => {
  it("is granted to everyone if public, and otherwise to signed-in users with permission", () => {
    assert.isUndefined(refusalOf("everyone", undefined))
    assert.deepStrictEqual(refusalOf(signedIn, undefined), [401, "signInFirst"])
    assert.isUndefined(refusalOf(signedIn, owner))
    assert.isUndefined(refusalOf(access["/customers"], owner))
    assert.deepStrictEqual(refusalOf(access["/tenants"], owner), [403, "notAllowed"])
  })

  it("is limited to the session and the password change while a temporary password is in use", () => {
    const newcomer = { ...owner, mustChangePassword: true }
    assert.isUndefined(refusalOf("everyone", newcomer))
    assert.isUndefined(refusalOf(signedIn, newcomer))
    for (const [door, rule] of Object.entries(access))
      assert.deepStrictEqual(refusalOf(rule, newcomer), [403, "mustChangePassword"], door)
    assert.isUndefined(refusalOf(signedIn, { ...newcomer, accountActive: false }))
  })
})
