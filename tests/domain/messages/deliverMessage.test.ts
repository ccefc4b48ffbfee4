import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { newJobLink } from "#domain/documents/JobLinks.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { type Mail, MailDeliveryFailed, Mailer } from "#domain/mail/Mailer.ts"
import { deliverMessage } from "#domain/messages/deliverMessage.ts"
import { type Message, MessageId } from "#domain/messages/Message.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { SmsConsents } from "#domain/messages/SmsConsents.ts"
import { type AcceptedText, SmsSender, TextDeliveryFailed, TextRefused } from "#domain/messages/SmsSender.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { freshCustomer, freshJob, freshLocation, freshTenant, withTenant } from "#tests/contracts/fresh.ts"

const tenant = freshTenant()
const here = withTenant(tenant.id)
const house = inMemory([tenant])

/** A queued message, and a carrier and mail server that behave as the test specifies. */
const waiting = (changes: Partial<Message> = {}) =>
  Effect.gen(function* () {
    const [customer, location] = [freshCustomer(), freshLocation()]
    const job = freshJob(customer, location, { number: 1001 })
    yield* (yield* Customers).add(customer).pipe(here)
    yield* (yield* Locations).add(location).pipe(here)
    yield* (yield* Jobs).add(job).pipe(here)
    const link = yield* newJobLink({ job, location }, "quote", "en").pipe(here)
    const id = MessageId.make(yield* (yield* NewId).next)
    yield* (yield* Messages)
      .enqueue({
        id,
        jobId: job.id,
        channel: "email",
        template: "quote",
        language: "en",
        to: "ada@example.com",
        toName: "Ada",
        subject: "Your quote",
        body: "Hello Ada,\n{link}",
        isTest: false,
        linkId: link.id,
        state: "queued",
        trouble: null,
        detail: "",
        by: "Bea",
        at: 0,
        stateAt: 0,
        ...changes
      })
      .pipe(here)
    const sent: Array<Mail> = []
    const post: { trouble: MailDeliveryFailed | undefined } = { trouble: undefined }
    const carrier: {
      trouble: TextRefused | TextDeliveryFailed | undefined
      isDeaf: boolean
      readonly taken: Array<AcceptedText>
    } = { trouble: undefined, isDeaf: false, taken: [] }
    const send = deliverMessage(id).pipe(
      here,
      Effect.provideService(Mailer, {
        send: (mail) =>
          Effect.suspend(() => (post.trouble ? Effect.fail(post.trouble) : Effect.sync(() => void sent.push(mail))))
      }),
      Effect.provideService(SmsSender, {
        send: ({ text }) =>
          Effect.suspend(() => {
            if (carrier.trouble !== undefined) return Effect.fail(carrier.trouble)
            carrier.taken.unshift({ text, outcome: { state: "delivered", trouble: null, detail: "" } })
            return carrier.isDeaf ? Effect.fail(new TextDeliveryFailed({ message: "no answer" })) : Effect.void
          }),
        acceptedFor: () =>
          carrier.trouble instanceof TextDeliveryFailed ? Effect.fail(carrier.trouble) : Effect.succeed(carrier.taken)
      })
    )
    const kept = Effect.map(Messages.use((messages) => messages.get(id)).pipe(here), (message) => message!)
    const timeline = Effect.map(JobChanges.use((changes) => changes.list(job.id, {})).pipe(here), ({ items }) =>
      items.map(({ what }) => what)
    )
    return { id, sent, post, carrier, send, kept, timeline }
  })

describe("a queued message", () => {
  it.effect(
    "is sent once with its document and its own link, however often and by however many senders it is tried",
    () =>
      Effect.gen(function* () {
        const { sent, send, kept } = yield* waiting()
        yield* Effect.all(
          Array.from({ length: 20 }, () => Effect.result(send)),
          { concurrency: "unbounded" }
        )
        yield* send
        assert.strictEqual(sent.length, 1)
        assert.match(sent[0]!.text, /http:\/\/\S+\/document\/[\w-]{43}\n/)
        assert.strictEqual(sent[0]!.attachments!.length, 1)
        assert.strictEqual((yield* kept).state, "sent")
      }).pipe(Effect.provide(house))
  )

  it.effect("is taken over under the same message id if its sender dies before sending it", () =>
    Effect.gen(function* () {
      const { id, sent, send } = yield* waiting()
      yield* Messages.use((messages) => messages.claim(id, 0)).pipe(here)
      assert.include(String(yield* Effect.flip(send)), "another node")
      yield* TestClock.adjust("1 minute")
      yield* send
      assert.deepStrictEqual(
        sent.map((mail) => mail.id),
        [id]
      )
    }).pipe(Effect.provide(house))
  )

  it.effect("is retried for two days and then fails, which the job shows too", () =>
    Effect.gen(function* () {
      const { sent, post, send, kept, timeline } = yield* waiting()
      post.trouble = new MailDeliveryFailed("the mail server is down")
      yield* Effect.flip(send)
      assert.deepInclude(yield* kept, { state: "queued", detail: "the mail server is down" })
      yield* TestClock.adjust("46 hours")
      yield* send
      assert.deepInclude(yield* kept, { state: "failed", trouble: "noPost", detail: "the mail server is down" })
      assert.deepStrictEqual(yield* timeline, [
        { _tag: "delivery", channel: "email", to: "ada@example.com", state: "failed" }
      ])
      post.trouble = undefined
      yield* send
      assert.deepStrictEqual(sent, [])
    }).pipe(Effect.provide(house))
  )

  it.effect("fails immediately if the address is rejected permanently", () =>
    Effect.gen(function* () {
      const { post, send, kept } = yield* waiting()
      post.trouble = new MailDeliveryFailed("550 5.1.1 no such user", true)
      yield* send
      assert.deepInclude(yield* kept, { state: "failed", trouble: "badAddress" })
    }).pipe(Effect.provide(house))
  )

  it.effect("records that its phone opted out, so that it is never texted again", () =>
    Effect.gen(function* () {
      const { carrier, send, kept, timeline } = yield* waiting({ channel: "sms", to: "+16025550133" })
      carrier.trouble = new TextRefused({ trouble: "stopped", detail: "Twilio 21610" })
      yield* send
      assert.deepInclude(yield* kept, { state: "failed", trouble: "stopped" })
      assert.deepInclude(yield* SmsConsents.use((consents) => consents.latest("+16025550133")).pipe(here), {
        kind: "stopped"
      })
      assert.deepStrictEqual(
        (yield* timeline).map((what) => what._tag === "delivery" && what.state),
        ["stopped"]
      )
    }).pipe(Effect.provide(house))
  )

  const text = { channel: "sms", to: "+16025550134" } as const

  it.effect("by text with a lost response is found at the carrier and not resent, whatever its state by then", () =>
    Effect.gen(function* () {
      const { carrier, send, kept, timeline } = yield* waiting(text)
      carrier.isDeaf = true
      yield* Effect.flip(send)
      carrier.taken.unshift({
        text: "Another: http://demo.localhost/document/abc",
        outcome: { state: "failed", trouble: "other", detail: "" }
      })
      yield* send
      assert.strictEqual(carrier.taken.length, 2)
      assert.deepInclude(yield* kept, { state: "delivered", detail: "" })
      assert.deepStrictEqual(
        (yield* timeline).map((what) => what._tag === "delivery" && what.state),
        ["delivered"]
      )
    }).pipe(Effect.provide(house))
  )

  it.effect(
    "by text whose sender died before sending is sent only once the carrier reports that it never received it",
    () =>
      Effect.gen(function* () {
        const { id, carrier, send, kept } = yield* waiting(text)
        yield* Messages.use((messages) => messages.claim(id, 0)).pipe(here)
        yield* TestClock.adjust("1 minute")
        carrier.trouble = new TextDeliveryFailed({ message: "the carrier is unreachable" })
        yield* Effect.flip(send)
        assert.deepInclude(yield* kept, { state: "queued", detail: "the carrier is unreachable" })
        carrier.trouble = undefined
        yield* send
        assert.strictEqual(carrier.taken.length, 1)
        assert.deepInclude(yield* kept, { state: "sent" })
      }).pipe(Effect.provide(house))
  )

  it.effect("by text as a test, which has no link, is found by its content", () =>
    Effect.gen(function* () {
      const { carrier, send, kept } = yield* waiting({ ...text, isTest: true, linkId: null })
      carrier.isDeaf = true
      yield* Effect.flip(send)
      yield* send
      assert.strictEqual(carrier.taken.length, 1)
      assert.deepInclude(yield* kept, { state: "delivered" })
    }).pipe(Effect.provide(house))
  )
})
