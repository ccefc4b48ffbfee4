import { useQuery } from "@tanstack/react-query"
import { useRef } from "react"
import type { Channel } from "#domain/messages/MessageTemplate.ts"
import { getMessageDraft, postMessage } from "#domain/messages/messagesApi.ts"
import type { BoardJob } from "#domain/schedule/boardApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { isFailure } from "#web/api/failures.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useMissingServices } from "#web/service-state/MissingNote.tsx"
import { useWords } from "#web/words/useWords.ts"

type Draft = (typeof getMessageDraft)["output"]["Type"]

/** A customer's appointment message, as it would be sent. */
export interface AppointmentMessage {
  readonly job: BoardJob
  /** The channel and content; undefined if no channel is available or while loading. */
  readonly way: (Pick<Draft, "to" | "subject" | "body" | "language"> & { readonly channel: Channel }) | undefined
  /** Why there is no message, in words. */
  readonly why: string | undefined
  readonly isPending: boolean
}

const channels = ["email", "sms"] as const

/**
 * Appointment messages to the customers of jobs, each on the customer's preferred channel or else the other one, and a
 * function to send one.
 */
export const useAppointmentMessages = (jobs: ReadonlyArray<BoardJob>) => {
  const { t, of } = useWords()
  const run = useRun()
  const failureText = useFailureText()
  const missing = useMissingServices()
  /** Idempotency keys, one per message, so that retries are sent only once. */
  const keys = useRef(new Map<JobId, string>())
  const asked = jobs.flatMap(({ id }) => channels.map((channel) => ({ id, channel, template: "workorder" }) as const))
  const { data: answers } = useQuery({
    queryKey: [getMessageDraft.name, asked],
    queryFn: ({ signal }) =>
      Promise.all(
        asked.map((input) =>
          run(call(getMessageDraft, input), signal).then(
            (data) => ({ data, error: null }),
            (error: unknown) => ({ data: undefined, error })
          )
        )
      )
  })

  const letterOf = (job: BoardJob, at: number): AppointmentMessage => {
    const [email, sms] = [answers?.[2 * at], answers?.[2 * at + 1]]
    const isPending = email === undefined || sms === undefined
    const none = { job, way: undefined, isPending }
    if (isPending) return { ...none, why: undefined }
    const failure = email.error ?? sms.error
    if (failure !== null || email.data === undefined || sms.data === undefined)
      return { ...none, why: failure === null || !isFailure(failure) ? t("board.tellNotNow") : failureText(failure) }
    const drawn = { email: email.data, sms: sms.data }
    const wanted = email.data.preferredChannel
    const ordered = [wanted, ...channels.filter((one) => one !== wanted)]
    const reachable = ordered.filter((one) => drawn[one].to !== "" && (one === "email" || drawn.sms.maySms))
    const channel = reachable.find((one) => !missing.includes(one))
    if (channel !== undefined) {
      const { to, subject, body, language } = drawn[channel]
      return {
        job,
        way: { channel, to, subject: channel === "sms" ? "" : subject, body, language },
        why: undefined,
        isPending
      }
    }
    const [off] = reachable
    if (off !== undefined) return { ...none, why: t("board.tellMissing", { channel: of("channel", off) }) }
    return { ...none, why: t(sms.data.to === "" ? "board.tellNoAddress" : "board.tellNoConsent") }
  }

  /** Sends a message. Returns the failure if it was rejected. */
  const post = async ({ job, way }: AppointmentMessage): Promise<{ readonly _tag: string } | undefined> => {
    if (way === undefined) return undefined
    const idempotencyKey = keys.current.get(job.id) ?? crypto.randomUUID()
    keys.current.set(job.id, idempotencyKey)
    try {
      await run(call(postMessage, { id: job.id, template: "workorder", isTest: false, ...way }, { idempotencyKey }))
      return undefined
    } catch (failure) {
      if (!isFailure(failure)) throw failure
      // A failure response means the message was not sent, so the next attempt is a new message.
      if (failure._tag !== "Offline") keys.current.delete(job.id)
      return failure
    }
  }
  return { letters: jobs.map(letterOf), post }
}
