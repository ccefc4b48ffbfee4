import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { composeMessage } from "./composeMessage.ts"
import { giveConsent } from "./giveConsent.ts"
import { Messages } from "./Messages.ts"
import { keepNotices, seeNotices } from "./keptNotices.ts"
import { getMessageDraft, listMessages, postMessage, postSmsConsent } from "./messagesApi.ts"
import { getCustomerNotices, getMessageWording, postMessageWording, putCustomerNotices } from "./wordingsApi.ts"
import { sampleWording } from "./sampleWording.ts"
import { sendMessage } from "./sendMessage.ts"
import { composeStatement, sendStatement } from "./sendStatement.ts"
import { getStatementDraft, postStatement } from "./statementApi.ts"
import { keepWording } from "./wordings.ts"

export const messagesHandlers = [
  handle(listMessages, ({ id }) =>
    Effect.andThen(
      Jobs.use((jobs) => jobs.get(id)),
      Messages.use((messages) => messages.ofJob(id))
    )
  ),
  handle(getMessageDraft, composeMessage),
  handle(postMessage, sendMessage),
  handle(getStatementDraft, composeStatement),
  handle(postStatement, sendStatement),
  handle(postSmsConsent, giveConsent),
  handle(postMessageWording, keepWording),
  handle(getMessageWording, sampleWording),
  handle(getCustomerNotices, seeNotices),
  handle(putCustomerNotices, keepNotices)
]
