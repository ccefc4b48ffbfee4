import { Effect, Redacted } from "effect"
import type { Visit } from "#adapters/koa/Visit.ts"
import { reportedOutcome } from "#adapters/twilio/reportedOutcome.ts"
import { TwilioAccount } from "#adapters/twilio/TwilioAccount.ts"
import { type Fields, isFromTwilio } from "#adapters/twilio/twilioSignature.ts"
import { Transaction } from "#domain/contract/Transaction.ts"
import { MessageId } from "#domain/messages/Message.ts"
import type { Heard } from "#domain/messages/heardIn.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { receiveText } from "#domain/messages/receiveText.ts"
import { recordOutcome } from "#domain/messages/recordOutcome.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { isUuid } from "./isUuid.ts"
import type { Services } from "./serve.ts"

type Run = <A>(effect: Effect.Effect<A, never, Services>) => Promise<A>

/** What Twilio says of a word that its service knows (https://www.twilio.com/docs/messaging/tutorials/advanced-opt-out). */
const optOut: Readonly<Record<string, Heard["kind"]>> = { STOP: "stopped", START: "resumed", HELP: "help" }

/** What the carrier's posts mean to us. */
export const texting = (run: Run) => ({
  isGenuine: (url: string, fields: Fields, signature: string) =>
    run(Effect.map(TwilioAccount, ({ token }) => isFromTwilio(Redacted.value(token), url, fields, signature))),

  reported: (visit: Visit, id: string, fields: Fields) => {
    const outcome = reportedOutcome(fields)
    if (outcome === undefined || !isUuid(id)) return Promise.resolve()
    const work = Effect.gen(function*() {
      const message = yield* (yield* Messages).get(MessageId.make(id))
      if (message !== undefined) yield* recordOutcome(message, outcome)
    })
    return run(Transaction.use(({ around }) => around(work)).pipe(Effect.provideService(CurrentTenant, { id: visit.tenant.id })))
  },

  received: ({ From: from = "", Body: text = "", OptOutType: known = "" }: Fields) => run(receiveText({ from, text, known: optOut[known] }))
})
