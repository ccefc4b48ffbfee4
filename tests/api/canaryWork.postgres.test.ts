import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { CapturedMail } from "#adapters/mail/mailerFolder.ts"
import { checkCharge } from "#domain/card-payments/settleCharge.ts"
import { startCardPayment } from "#domain/card-payments/startCardPayment.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { sendOutboxMessage } from "#domain/mail/sendOutboxMessage.ts"
import { deliverMessage } from "#domain/messages/deliverMessage.ts"
import { MessageId } from "#domain/messages/Message.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { withTenant } from "../contracts/fresh.ts"
import { testServer } from "../support/testServer.ts"

const { ask, openShop, run, signIn } = testServer()

describe("a queue item", () => {
  it("finds nothing and does nothing when run for another shop, in every queue, and is done when run for its own (T5, T9)", async () => {
    const [theirs, mine] = [await openShop(["owner"]), await openShop(["owner"])]
    const [there, here] = [withTenant(theirs.tenant.id), withTenant(mine.tenant.id)]
    const cookie = await signIn(theirs.prefix, theirs.users[0]!.userName)
    const post = async <A>(path: string, body: unknown) =>
      (await ask(theirs.prefix, path, { method: "POST", body, cookie })).json().data as A
    const customer = await post<{ id: never }>("/customers", sampleCustomer)
    const job = await post<{ id: JobId }>("/jobs", sampleJob(customer.id, theirs.location.id))
    const to = `${crypto.randomUUID()}@example.com`
    const letter = await post<{ id: string }>(`/jobs/${job.id}/messages`, {
      channel: "email",
      template: "quote",
      language: "en",
      to,
      subject: "Your quote",
      body: "Here: {link}",
      isTest: false
    })
    const paymentId = PaymentId.make(crypto.randomUUID())
    const card = {
      id: job.id,
      paymentId,
      payer: "customer",
      amountReceived: 4_000,
      description: "",
      token: "cnon:card-nonce-ok"
    } as const
    await run(Effect.orDie(startCardPayment(card)).pipe(there))
    await run(
      Effect.flatMap(Outbox, ({ enqueue }) => enqueue({ kind: "passwordChanged", userId: theirs.users[0]!.id })).pipe(
        there
      )
    )
    const rows = (text: string) =>
      run(Database.use(({ read }) => read(({ execute }) => execute(text, [theirs.tenant.id]))).pipe(there))
    const [posting] = (await rows("select id from outbox where tenant_id = ?")) as unknown as [{ id: string }]

    const waiting =
      "select state, claimed_at, (select done_at from outbox where tenant_id = message.tenant_id), (select is_settled from card_charge where tenant_id = message.tenant_id) from message where tenant_id = ?"
    const before = await rows(waiting)
    await run(
      Effect.orDie(
        Effect.all([deliverMessage(MessageId.make(letter.id)), sendOutboxMessage(posting.id), checkCharge(paymentId)])
      ).pipe(here)
    )
    assert.deepStrictEqual(await rows(waiting), before)
    const mailed = async () =>
      (await run(Effect.flatMap(CapturedMail, (kept) => kept!.list))).filter((mail) => mail.to.address === to).length
    assert.strictEqual(await mailed(), 0)
    await run(Effect.orDie(deliverMessage(MessageId.make(letter.id))).pipe(there))
    assert.deepStrictEqual([await mailed(), (await rows(waiting))[0]!["state"]], [1, "sent"])
  })
})
