import type { Outcome } from "#domain/messages/Messages.ts"
import { troubleOf } from "./troubleOf.ts"
import type { Fields } from "./twilioSignature.ts"

/** What a status callback says became of a text; undefined on the way there (queued, sending). */
export const reportedOutcome = ({ MessageStatus: status = "", ErrorCode: code = "" }: Fields): Outcome | undefined => {
  if (status === "sent" || status === "delivered") return { state: status, trouble: null, detail: "" }
  if (status !== "failed" && status !== "undelivered") return undefined
  return { state: status, trouble: troubleOf(Number(code)), detail: code === "" ? "" : `Twilio ${code}` }
}
