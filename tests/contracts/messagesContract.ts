import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { type JobLink, JobLinks } from "#domain/documents/JobLinks.ts"
import { JobLinkId } from "#domain/shared/JobId.ts"
import { JobKept } from "#domain/jobs/jobFailures.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { type Message, MessageId } from "#domain/messages/Message.ts"
import { MessageTemplate } from "#domain/messages/MessageTemplate.ts"
import { Messages } from "#domain/messages/Messages.ts"
import type { SmsConsent } from "#domain/messages/SmsConsent.ts"
import { SmsConsents } from "#domain/messages/SmsConsents.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCustomer, freshJob, freshLocation, withTenant } from "./fresh.ts"

const noon = Date.UTC(2026, 10, 21, 12)
const minute = 60_000

type Ports = Messages | JobLinks | SmsConsents | Customers | Locations | Jobs | NewId

/** The contract of every repository of messages, links, and consent. */
export const messagesContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Ports | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const tenant = yield* newTenant
      const shop = withTenant(tenant)
      const [customer, location] = [freshCustomer(), freshLocation()]
      const job = freshJob(customer, location, { number: 1001 })
      yield* (yield* Customers).add(customer).pipe(shop)
      yield* (yield* Locations).add(location).pipe(shop)
      yield* (yield* Jobs).add(job).pipe(shop)
      const id = yield* (yield* NewId).next
      const link: JobLink = {
        id: JobLinkId.make(yield* (yield* NewId).next),
        jobId: job.id,
        kind: "quote",
        language: "fr",
        offer: "x",
        asks: { _tag: "share", share: 2_500 },
        at: noon,
        expiresOn: "2026-12-21",
        revokedAt: null,
        openedAt: null,
        opened: 0,
        callbackAt: null,
        callbackNote: ""
      }
      const message: Message = {
        id: MessageId.make(id),
        jobId: job.id,
        channel: "email",
        template: "quote",
        language: "fr",
        to: "ada@example.com",
        toName: "Ada 'Ñ' Moreno",
        subject: "Soumission",
        body: "Bonjour {link}",
        isTest: false,
        linkId: null,
        state: "queued",
        trouble: null,
        detail: "",
        by: "Bea Ortiz",
        at: noon,
        stateAt: noon
      }
      return {
        tenant,
        shop,
        job,
        link,
        message,
        messages: yield* Messages,
        links: yield* JobLinks,
        consents: yield* SmsConsents
      }
    })

    it.effect("returns every field of a message, newest first, within its own shop only", () =>
      Effect.gen(function* () {
        const { shop, job, link, message, messages, links } = yield* opened
        const other = withTenant(yield* newTenant)
        yield* links.add(link).pipe(shop)
        const later = {
          ...message,
          id: MessageId.make(yield* (yield* NewId).next),
          channel: "sms" as const,
          linkId: link.id as string,
          isTest: true
        }
        yield* messages.enqueue(message).pipe(shop)
        yield* messages.enqueue(later).pipe(shop)
        assert.deepStrictEqual(yield* messages.ofJob(job.id).pipe(shop), [later, message])
        assert.deepStrictEqual(yield* messages.get(message.id).pipe(shop), message)
        assert.deepStrictEqual(yield* messages.ofJob(job.id).pipe(other), [])
        assert.isUndefined(yield* messages.get(message.id).pipe(other))
        assert.isFalse(
          yield* messages.saveOutcome(message.id, { state: "failed", trouble: "other", detail: "" }, noon).pipe(other)
        )
      })
    )

    it.effect("stores the name of an automatic notice, unique per job, and returns it for the requested jobs", () =>
      Effect.gen(function* () {
        const { shop, job, message, messages } = yield* opened
        const other = withTenant(yield* newTenant)
        const another = { ...message, id: MessageId.make(yield* (yield* NewId).next) }
        yield* messages.enqueue(message).pipe(shop)
        assert.deepStrictEqual([...(yield* messages.noticesOf([job.id]).pipe(shop)).get(job.id)!], [])
        yield* messages.enqueue(another, "booked 2026-12-01").pipe(shop)
        const told = yield* messages.noticesOf([job.id]).pipe(shop)
        assert.deepStrictEqual([...told.get(job.id)!], ["booked 2026-12-01"])
        assert.deepStrictEqual([...(yield* messages.noticesOf([job.id]).pipe(other)).get(job.id)!], [])
        assert.strictEqual((yield* messages.noticesOf([]).pipe(shop)).size, 0)
        // The notice name is not part of the message.
        assert.deepStrictEqual(yield* messages.get(another.id).pipe(shop), another)
      })
    )

    it.effect("stores a message for every template, whether sent by staff or automatically", () =>
      Effect.gen(function* () {
        const { shop, job, message, messages } = yield* opened
        for (const template of MessageTemplate.literals)
          yield* messages.enqueue({ ...message, id: MessageId.make(yield* (yield* NewId).next), template }).pipe(shop)
        const kept = yield* messages.ofJob(job.id).pipe(shop)
        assert.deepStrictEqual(new Set(kept.map(({ template }) => template)), new Set(MessageTemplate.literals))
      })
    )

    it.effect("prevents deletion of the job, for links and messages alike", () =>
      Effect.gen(function* () {
        const { shop, job, link, message } = yield* opened
        const { remove } = yield* Jobs
        yield* (yield* Messages).enqueue(message).pipe(shop)
        assert.deepStrictEqual(
          yield* remove(job).pipe(shop, Effect.flip),
          new JobKept({ number: 1001, because: "messages" })
        )
        yield* (yield* JobLinks).add(link).pipe(shop)
        assert.deepStrictEqual(
          yield* remove(job).pipe(shop, Effect.flip),
          new JobKept({ number: 1001, because: "links" })
        )
      })
    )

    it.effect("gives a message to one of thirty senders, again after a minute, and to none once it is sent", () =>
      Effect.gen(function* () {
        const { shop, message, messages } = yield* opened
        yield* messages.enqueue(message).pipe(shop)
        const claims = yield* Effect.all(
          Array.from({ length: 30 }, () => messages.claim(message.id, noon).pipe(shop)),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(
          claims.filter((claim) => claim !== "busy"),
          [{ message, isAgain: false }]
        )
        assert.strictEqual(yield* messages.claim(message.id, noon + 0.99 * minute).pipe(shop), "busy")
        assert.deepStrictEqual(yield* messages.claim(message.id, noon + minute).pipe(shop), { message, isAgain: true })
        yield* messages.releaseClaim(message.id, "the mail server is down").pipe(shop)
        assert.deepStrictEqual(yield* messages.claim(message.id, noon + minute).pipe(shop), {
          message: { ...message, detail: "the mail server is down" },
          isAgain: true
        })
        yield* messages.saveOutcome(message.id, { state: "sent", trouble: null, detail: "" }, noon).pipe(shop)
        assert.strictEqual(yield* messages.claim(message.id, noon + 60 * minute).pipe(shop), "done")
      })
    )

    it.effect("accepts delivery reports in any order without moving the state backward", () =>
      Effect.gen(function* () {
        const { shop, message, messages } = yield* opened
        yield* messages.enqueue(message).pipe(shop)
        const told = (state: "sent" | "delivered" | "undelivered") =>
          messages.saveOutcome(message.id, { state, trouble: null, detail: "" }, noon + minute).pipe(shop)
        assert.deepStrictEqual(
          [yield* told("delivered"), yield* told("sent"), yield* told("undelivered")],
          [true, false, false]
        )
        assert.deepInclude(yield* messages.get(message.id).pipe(shop), { state: "delivered", stateAt: noon + minute })
      })
    )

    it.effect("resolves a link by any of its keys within its shop only, counts opens, and revokes it permanently", () =>
      Effect.gen(function* () {
        const { shop, job, link, links } = yield* opened
        const other = withTenant(yield* newTenant)
        yield* links.add(link).pipe(shop)
        const keys = [crypto.randomUUID(), crypto.randomUUID()]
        for (const key of keys) yield* links.addKey(link.id, key).pipe(shop)
        for (const key of keys) assert.deepStrictEqual(yield* links.byKey(key).pipe(shop), link)
        assert.isUndefined(yield* links.byKey(keys[0]!).pipe(other))
        assert.isUndefined(yield* links.byKey("never").pipe(shop))
        yield* links.recordOpened(link.id, noon + minute).pipe(shop)
        yield* links.recordOpened(link.id, noon + 2 * minute).pipe(shop)
        yield* links.requestCallback(link.id, "after five", noon).pipe(shop)
        assert.isFalse(yield* links.revoke(link.id, noon).pipe(other))
        assert.deepStrictEqual(
          [yield* links.revoke(link.id, noon).pipe(shop), yield* links.revoke(link.id, noon + minute).pipe(shop)],
          [true, false]
        )
        assert.deepStrictEqual(yield* links.ofJob(job.id).pipe(shop), [
          { ...link, openedAt: noon + minute, opened: 2, revokedAt: noon, callbackAt: noon, callbackNote: "after five" }
        ])
        assert.deepStrictEqual(yield* links.ofJob(job.id).pipe(other), [])
      })
    )

    it.effect("knows a phone's latest consent in each shop, and which shops know the phone", () =>
      Effect.gen(function* () {
        const { tenant, shop, consents } = yield* opened
        const elsewhere = yield* newTenant
        const phone = `+1602${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`
        const given: SmsConsent = {
          phone,
          kind: "given",
          place: "onThePhone",
          wording: "Copper State may text you.",
          by: "Bea Ortiz",
          at: noon
        }
        yield* consents.add(given).pipe(shop)
        yield* consents.add({ ...given, kind: "stopped", place: "phone", by: "", at: noon + minute }).pipe(shop)
        yield* consents.add(given).pipe(withTenant(elsewhere))
        assert.deepInclude(yield* consents.latest(phone).pipe(shop), { kind: "stopped" })
        assert.deepStrictEqual(yield* consents.latest(phone).pipe(withTenant(elsewhere)), given)
        assert.isUndefined(yield* consents.latest("+15005550000").pipe(shop))
        assert.deepStrictEqual([...(yield* consents.shopsOf(phone))].sort(), [tenant, elsewhere].sort())
      })
    )
  })
