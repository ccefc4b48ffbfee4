import { assert, layer } from "@effect/vitest"
import { Effect, Exit, type Layer } from "effect"
import { Insurer, type InsurerDraft, InsurerId } from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { withTenant } from "../fresh.ts"
import { asOtherUser, savedBy } from "../savedBy.ts"

const fresh = (changes: Partial<InsurerDraft> = {}) =>
  new Insurer({
    id: InsurerId.make(crypto.randomUUID()),
    version: 1,
    insurerName: "First",
    aliases: "",
    network: "none",
    isActive: true,
    ...changes
  })
const changed = (insurer: Insurer, changes: Partial<Insurer>) => new Insurer({ ...insurer, ...changes })

/** The contract of every insurer repository. */
export const contract = <R, E>(keepers: Layer.Layer<Insurers | R, E>, newTenant: Effect.Effect<TenantId, never, R>) =>
  layer(keepers, { excludeTestServices: true })("insurers", (it) => {
    const opened = Effect.gen(function* () {
      return {
        shop: withTenant(yield* newTenant),
        theirs: withTenant(yield* newTenant),
        insurers: yield* Insurers,
        one: fresh()
      }
    })

    it.effect("increments the version on save and rejects a stale save with the current version", () =>
      Effect.gen(function* () {
        const { shop, insurers, one } = yield* opened
        yield* insurers.add(one).pipe(shop)
        const saved = yield* insurers.save(changed(one, { insurerName: "Second" })).pipe(asOtherUser, shop)
        assert.deepStrictEqual(saved, changed(one, { insurerName: "Second", version: 2 }))
        const error = yield* insurers.save(changed(one, { insurerName: "Late" })).pipe(shop, Effect.flip)
        assert(error._tag === "InsurerChanged")
        assert.deepStrictEqual(error.current, saved)
        assert.deepStrictEqual(savedBy(error), [["Dana Whitfield", "insurerName"]])
        assert.deepStrictEqual(yield* insurers.get(one.id).pipe(shop), saved)
      })
    )

    it.effect("lists by name, searches, and counts", () =>
      Effect.gen(function* () {
        const { shop, insurers } = yield* opened
        for (const insurerName of ["delta 5%", "Alpha", "Éclat"]) yield* insurers.add(fresh({ insurerName })).pipe(shop)
        const list = (search: Parameters<typeof insurers.list>[0]) =>
          Effect.map(insurers.list(search).pipe(shop), ({ items }) => items.map((found) => found.insurerName))
        assert.deepStrictEqual(yield* list({}), ["Alpha", "delta 5%", "Éclat"])
        assert.deepStrictEqual(yield* list({ descending: true, size: 2 }), ["Éclat", "delta 5%"])
        assert.deepStrictEqual(yield* list({ text: "5%" }), ["delta 5%"])
      })
    )

    it.effect("hides one shop's insurers from another", () =>
      Effect.gen(function* () {
        const { shop, theirs, insurers, one } = yield* opened
        yield* insurers.add(one).pipe(shop)
        assert.strictEqual((yield* insurers.get(one.id).pipe(theirs, Effect.flip))._tag, "InsurerNotFound")
        assert.deepStrictEqual(yield* insurers.list({}).pipe(theirs), { items: [], total: 0 })
      })
    )

    it.effect("lets no shop overwrite another's insurer", () =>
      Effect.gen(function* () {
        const { shop, theirs, insurers, one } = yield* opened
        yield* insurers.add(one).pipe(shop)
        assert.strictEqual(
          (yield* insurers.save(changed(one, { insurerName: "Stolen" })).pipe(theirs, Effect.flip))._tag,
          "InsurerNotFound"
        )
        yield* insurers.add(changed(one, { insurerName: "Stolen" })).pipe(theirs, Effect.exit)
        assert.deepStrictEqual(yield* insurers.get(one.id).pipe(shop), one)
      })
    )

    it.effect("stores aliases, network, and whether the insurer is offered, and finds it by an alias", () =>
      Effect.gen(function* () {
        const { shop, insurers } = yield* opened
        const one = fresh({ insurerName: "Prairie Mutual", aliases: "PMI\nÉtat 5%", network: "lynx", isActive: false })
        yield* insurers.add(one).pipe(shop)
        yield* insurers.add(fresh({ insurerName: "Mesa Verde" })).pipe(shop)
        assert.deepStrictEqual(yield* insurers.get(one.id).pipe(shop), one)
        for (const text of ["pmi", "état 5%", "PRAIRIE"])
          assert.deepStrictEqual((yield* insurers.list({ text }).pipe(shop)).items, [one], text)
      })
    )

    it.effect("gives a name to one insurer only, even if two are added concurrently", () =>
      Effect.gen(function* () {
        const { shop, theirs, insurers } = yield* opened
        const two = ["Prairie Mutual", "PRAIRIE  mutual "].map((insurerName) => fresh({ insurerName, aliases: "PMI" }))
        const both = yield* Effect.forEach(two, (one) => insurers.add(one).pipe(shop, Effect.exit), {
          concurrency: "unbounded"
        })
        assert.strictEqual(both.filter(Exit.isSuccess).length, 1)
        assert.strictEqual((yield* insurers.list({}).pipe(shop)).items.length, 1)
        yield* insurers.add(two[0]!).pipe(theirs)
      })
    )

    it.effect("rejects a name another insurer has without saving anything, and frees names that are given up", () =>
      Effect.gen(function* () {
        const { shop, insurers } = yield* opened
        const one = fresh({ insurerName: "Prairie Mutual", aliases: "PMI" })
        const other = fresh({ insurerName: "Mesa Verde" })
        yield* Effect.forEach([one, other], insurers.add).pipe(shop)
        const taken = yield* insurers
          .save(changed(other, { insurerName: "Mesa", aliases: "MV\npmi" }))
          .pipe(shop, Effect.flip)
        assert(taken._tag === "InsurerNameTaken")
        assert.deepStrictEqual([taken.field, taken.name, taken.insurerName], ["aliases", "pmi", "Prairie Mutual"])
        assert.deepStrictEqual(yield* insurers.get(other.id).pipe(shop), other)
        yield* insurers.add(fresh({ insurerName: "MV" })).pipe(shop)
        yield* insurers.save(changed(one, { aliases: "" })).pipe(shop)
        yield* insurers.add(fresh({ insurerName: "Pmi" })).pipe(shop)
        yield* insurers.save(changed(one, { version: 2, insurerName: "PRAIRIE Mutual", aliases: "" })).pipe(shop)
      })
    )
  })
