import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { freshUser } from "#tests/contracts/fresh.ts"
import { withoutSecrets } from "#web/forms/drafts.ts"
import { ExistingUserInput, userKind } from "#web/users/userKind.ts"

const adds = { defaultLanguage: 2, timeZone: "America/Toronto" } as const

describe("the user form", () => {
  it("starts with the language and time zone of the user adding someone, and without a password", () => {
    const empty = userKind(true, adds).valuesOf(undefined)
    assert.deepInclude(empty, { ...adds, password: "", roles: [], defaultLocationKey: null })
  })

  it("shows an existing user, and submits them without a password field", () => {
    const bea = freshUser({ roles: ["billing"], phoneNumber: "" })
    const kind = userKind(false, adds)
    const values = kind.valuesOf(bea)
    const sent = kind.changeOf!(Schema.decodeUnknownSync(ExistingUserInput)(values), bea.id, 7)
    const { address: _, photo: _photo, usesAvatar: _avatar, mustChangePassword: _must, active: _active, ...draft } = bea
    assert.deepStrictEqual(sent, { ...draft, version: 7 })
  })

  it("stores no password in a draft", () => {
    const kind = userKind(true, adds)
    assert.strictEqual(withoutSecrets(kind, { ...kind.valuesOf(undefined), password: "Tell-Nobody-2026" }).password, "")
  })
})
