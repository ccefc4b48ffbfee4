import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { ediTransportNetwork } from "#adapters/edi/ediTransportNetwork.ts"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { SentMails } from "#adapters/memory/mailMemory.ts"
import { ediSandbox } from "#adapters/sandbox/ediSandbox.ts"
import { workAssignment } from "#adapters/sandbox/workAssignment.ts"
import type { Role } from "#domain/access/Role.ts"
import { Dispatches } from "#domain/dispatches/Dispatches.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { UnmatchedItems } from "#domain/edi/UnmatchedItems.ts"
import { EdiNotSent, EdiTransport } from "#domain/edi/EdiTransport.ts"
import { receiveInterchange, pollPartner } from "#domain/edi/pollPartner.ts"
import { Users } from "#domain/people/Users.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import { freshTenant, freshUser, withTenant } from "#tests/contracts/fresh.ts"
import { freshPartner } from "#tests/contracts/ediContract.ts"
import { sentDispatch } from "#tests/contracts/freshDispatch.ts"
import { sendAll, waiting } from "#tests/domain/password-reset/recovery.ts"
import { addTenantInMemory } from "../memory/newTenantInMemory.ts"

let now = Date.UTC(2026, 10, 26, 12)

const transport = Layer.unwrap(
  Effect.map(
    ediSandbox({ pace: { acknowledge: 1_000, decide: 2_000, pay: 3_000 }, assign: 5_000, now: () => now }),
    (address) => ediTransportNetwork(address)
  )
)

layer(transport.pipe(Layer.provideMerge(inMemory())), { excludeTestServices: true })(
  "a network's work assignment",
  (it) => {
    const opened = Effect.gen(function* () {
      const tenant = freshTenant({ features: ["FullCRM", "WorkRequest", "EDI"] })
      yield* addTenantInMemory(tenant)
      const shop = withTenant(tenant.id)
      const partner = (yield* (yield* EdiPartners).save(freshPartner()).pipe(shop))!
      const works = Effect.fnUntraced(function* (...roles: ReadonlyArray<Role>) {
        const user = freshUser({ roles: [...roles] })
        yield* (yield* Users).save(user, "hash").pipe(shop)
        return user
      })
      const items = Dispatches.use(({ list }) => list({ size: 10 })).pipe(
        Effect.map((page) => page.items),
        Effect.orDie,
        shop
      )
      const told = Effect.map(waiting, (all) => all.map(({ posting }) => posting)).pipe(shop)
      return { shop, partner, works, items, told }
    })

    it.effect("arrives automatically, once, and notifies those who may accept it, each as they chose", () =>
      Effect.gen(function* () {
        const { shop, partner, works, items, told } = yield* opened
        const [owner, sales] = [yield* works("owner"), yield* works("sales", "installer")]
        yield* works("installer")
        yield* pollPartner(partner).pipe(shop)
        assert.deepStrictEqual(yield* items, [])
        now += 5_000
        assert.strictEqual(yield* pollPartner(partner).pipe(shop), 1)
        assert.strictEqual(yield* pollPartner(partner).pipe(shop), 0)
        const [dispatch, ...more] = yield* items
        assert.deepStrictEqual(more, [])
        assert.deepInclude(dispatch, {
          state: "new",
          network: "lynx",
          number: "261126001",
          vehicle: "2024 Toyota Camry"
        })
        const posting = {
          kind: "dispatchArrived",
          dispatch: { number: "261126001", about: "Prairie Mutual Insurance · 2024 Toyota Camry" }
        }
        const postings = yield* told
        assert.sameDeepMembers([...postings], [
          { ...posting, userId: owner.id },
          { ...posting, userId: sales.id }
        ] as never)
        yield* sendAll.pipe(shop)
        const mails = yield* SentMails
        assert.strictEqual(mails.length, 2)
        assert.include(mails[0]!.text, "/dispatches?text=261126001")
        assert.notInclude(mails[0]!.text, "Delgado")
      })
    )

    it.effect("changes nothing when resent, and is revised when its content differs", () =>
      Effect.gen(function* () {
        const { shop, items, told, works } = yield* opened
        yield* works("owner")
        const write = (changes: object) => JSON.stringify({ ...sentDispatch(), ...changes })
        yield* receiveInterchange("lynx", write({})).pipe(shop)
        yield* receiveInterchange("lynx", write({})).pipe(shop)
        yield* receiveInterchange("lynx", `\n${write({ deductible: 5_000 })}`).pipe(shop)
        const all = yield* items
        assert.deepStrictEqual(
          all.map(({ version }) => version),
          [2]
        )
        assert.strictEqual((yield* told).length, 1)
      })
    )

    it.effect("belongs to the network whose mailbox it was in, whatever its content says", () =>
      Effect.gen(function* () {
        const { shop, items } = yield* opened
        yield* receiveInterchange("quest", JSON.stringify(sentDispatch({ network: "lynx" }))).pipe(shop)
        assert.deepStrictEqual(
          (yield* items).map(({ network }) => network),
          ["quest"]
        )
      })
    )

    it.effect("arrives even if the network fails to deliver an earlier file", () =>
      Effect.gen(function* () {
        const { shop, partner, items } = yield* opened
        const taken: Array<string> = []
        const box = EdiTransport.of({
          hasPractice: true,
          send: () => Effect.void,
          listFiles: () => Effect.succeed(["gone.json", "work.json"]),
          fetch: (_, name) =>
            name === "gone.json"
              ? Effect.fail(new EdiNotSent({ reason: "refused", text: "404" }))
              : Effect.succeed(JSON.stringify(sentDispatch())),
          acknowledge: (_, name) => Effect.sync(() => void taken.push(name))
        })
        yield* pollPartner(partner).pipe(Effect.provideService(EdiTransport, box), shop)
        assert.deepStrictEqual([(yield* items).length, taken], [1, ["work.json"]])
        const silent = { ...box, fetch: () => Effect.fail(new EdiNotSent({ reason: "unreachable", text: "503" })) }
        const failed = yield* pollPartner(partner).pipe(Effect.provideService(EdiTransport, silent), shop, Effect.flip)
        assert.deepInclude(failed, { reason: "unreachable" })
      })
    )

    it.effect("is ignored if malformed", () =>
      Effect.gen(function* () {
        const { shop, items } = yield* opened
        for (const content of [
          "{}",
          "{",
          JSON.stringify({ ...sentDispatch(), dispatchNumber: "", referralNumber: "" })
        ])
          yield* receiveInterchange("lynx", content).pipe(shop)
        assert.deepStrictEqual(yield* items, [])
      })
    )
  }
)

layer(transport.pipe(Layer.provideMerge(inMemory())), { excludeTestServices: true })("an unmatched item", (it) => {
  it.effect(
    "notifies staff who can see invoices, each as they chose, once for everything a network sends together",
    () =>
      Effect.gen(function* () {
        const tenant = freshTenant({ features: ["FullCRM", "EDI"] })
        yield* addTenantInMemory(tenant)
        const shop = withTenant(tenant.id)
        const works = Effect.fnUntraced(function* (role: Role, active = true) {
          const user = freshUser({ roles: [role], active })
          yield* (yield* Users).save(user, "hash").pipe(shop)
          return user.id
        })
        const desk = [yield* works("owner"), yield* works("billing")]
        yield* works("sales")
        yield* works("installer")
        yield* works("admin", false)
        const told = Effect.map(waiting, (all) => all.map(({ posting }) => posting)).pipe(shop)
        const of = (network: string) => desk.map((userId) => ({ kind: "strayCame", userId, stray: { network } }))

        yield* receiveInterchange("lynx", '{"insuredName": "Delgado"}').pipe(shop)
        assert.sameDeepMembers([...(yield* told)], of("LYNX Services") as never)
        yield* receiveInterchange("lynx", '{"insuredName": "Delgado"}').pipe(shop)
        yield* receiveInterchange("lynx", "{}").pipe(shop)
        assert.strictEqual((yield* told).length, 2)
        yield* receiveInterchange("quest", "{}").pipe(shop)
        assert.strictEqual((yield* told).length, 4)

        yield* sendAll.pipe(shop)
        const mails = (yield* SentMails).filter(({ text }) => text.includes("LYNX Services"))
        assert.strictEqual(mails.length, 2)
        assert.include(mails[0]!.text, "/invoices?view=strays")
        assert.notInclude(mails[0]!.text, "Delgado")

        // A resolved item counts as seen: the next one triggers a new notification.
        const strays = yield* UnmatchedItems
        for (const { id } of yield* strays.list(false).pipe(shop))
          yield* strays.resolve(id, { at: 1, by: "Bea Ortiz", note: "Asked them" }).pipe(shop)
        yield* receiveInterchange("lynx", "[]").pipe(shop)
        assert.strictEqual((yield* told).length, 2)
      })
  )
})

layer(Layer.empty)("the practice network's assignment", (it) => {
  it.effect("is usable: it has a valid VIN, and one number per day", () =>
    Effect.sync(() => {
      const one = workAssignment(new Date("2026-11-26T01:00:00Z"))
      assert.deepStrictEqual(workAssignment(new Date("2026-11-26T23:00:00Z")), one)
      assert.notStrictEqual(workAssignment(new Date("2026-11-27T00:00:00Z")).name, one.name)
      assert.isUndefined(vinFault((JSON.parse(one.content) as { vehicle: { vin: string } }).vehicle.vin))
    })
  )
})
