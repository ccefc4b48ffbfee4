import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { nagsMemory } from "#adapters/memory/nagsMemory.ts"
import { answer } from "#domain/contract/answer.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { listGlass, listGlassParts } from "#domain/nags/nagsApi.ts"
import { nagsHandlers } from "#domain/nags/nagsHandlers.ts"
import { CurrentUser, type SignedInUser, UserId } from "#domain/people/CurrentUser.ts"
import type { Feature, Role } from "#domain/people/Role.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { nagsFits } from "#tests/contracts/nagsFits.ts"

const id = "019845e1-682f-4b02-a706-3b2422d13aec"
const shop = Layer.mergeAll(
  nagsMemory(nagsFits),
  Transaction.none,
  Layer.succeed(CurrentTenant, { id: TenantId.make(id) })
)

const signedIn = (features: ReadonlyArray<Feature>, role: Role): SignedInUser =>
  ({ id: UserId.make(id), firstName: "Ida", lastName: "Installer", roles: [role], features, accountActive: true })

const call = (endpoint: typeof listGlass | typeof listGlassParts, input: unknown, user = signedIn(["FullCRM"], "installer")) =>
  answer(nagsHandlers.find((handler) => handler.endpoint === endpoint)!, input).pipe(Effect.provideService(CurrentUser, user))

const numbersIn = ({ body }: Effect.Success<ReturnType<typeof call>>) =>
  body.succeeded ? (body.data as ReadonlyArray<{ readonly partNumber: string }>).map(({ partNumber }) => partNumber) : body

layer(shop)("the glass calls", (it) => {
  const vehicle = { year: "2020", make: "Contract Motors", model: "Alpha-150" }

  it.effect("answer with a vehicle's glass, of its body and one type when they are named", () =>
    Effect.gen(function*() {
      assert.lengthOf(numbersIn(yield* call(listGlass, vehicle)) as ReadonlyArray<string>, 5)
      assert.deepStrictEqual(numbersIn(yield* call(listGlass, { ...vehicle, bodyStyle: "Wagon", glassType: "back" })), ["DB90002YPNN"])
    }))

  it.effect("read part numbers as people write them", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(numbersIn(yield* call(listGlassParts, { partNumber: "dw-90001" })), ["DW90001GBYY", "DW90001GTNN"])
      assert.deepStrictEqual(numbersIn(yield* call(listGlassParts, { partNumber: "DW 90001 GT N N PGW" })), ["DW90001GTNN"])
    }))

  it.effect("refuse what is no part number, and report one that nothing has", () =>
    Effect.gen(function*() {
      const wrong = yield* call(listGlassParts, { partNumber: "glass" })
      assert.deepStrictEqual([wrong.status, wrong.body.succeeded || wrong.body.errors], [400, { partNumber: ["partNumber.invalid"] }])
      const unknown = yield* call(listGlassParts, { partNumber: "DW90009" })
      assert.deepStrictEqual([unknown.status, unknown.body.messages], [404, ["GlassPartNotFound"]])
    }))

  it.effect("ask for year, make and model", () =>
    Effect.gen(function*() {
      const { status, body } = yield* call(listGlass, { year: "20200", make: " ", model: "x".repeat(61) })
      assert.strictEqual(status, 400)
      assert.deepStrictEqual(body.succeeded ? {} : body.errors, { year: ["year.invalid"], make: ["required"], model: ["tooLong:60"] })
    }))

  it.effect("are open to everyone of a shop that has the CRM, to nobody else", () =>
    Effect.gen(function*() {
      assert.strictEqual((yield* call(listGlass, vehicle)).status, 200)
      assert.strictEqual((yield* call(listGlass, vehicle, signedIn(["VinDecoder"], "owner"))).status, 403)
    }))
})
