import { assert, describe, it } from "@effect/vitest"
import { admit } from "#domain/contract/answer.ts"
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
const refusalOf = (...asked: Parameters<typeof admit>) => {
  const answer = admit(...asked)
  return answer && [answer.status, answer.body.messages[0]]
}

describe("who is admitted to a call", () => {
  it("everybody to what is open, somebody signed in to the rest, if they may", () => {
    assert.isUndefined(refusalOf("everyone", undefined))
    assert.deepStrictEqual(refusalOf(signedIn, undefined), [401, "signInFirst"])
    assert.isUndefined(refusalOf(signedIn, owner))
    assert.isUndefined(refusalOf(access["/customers"], owner))
    assert.deepStrictEqual(refusalOf(access["/tenants"], owner), [403, "notAllowed"])
  })

  it("nobody whose password was given by hand, to anything but the session and the change of the password", () => {
    const newcomer = { ...owner, mustChangePassword: true }
    assert.isUndefined(refusalOf("everyone", newcomer))
    assert.isUndefined(refusalOf(signedIn, newcomer))
    for (const [door, rule] of Object.entries(access))
      assert.deepStrictEqual(refusalOf(rule, newcomer), [403, "mustChangePassword"], door)
    assert.isUndefined(refusalOf(signedIn, { ...newcomer, accountActive: false }))
  })
})
