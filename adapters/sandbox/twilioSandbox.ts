import { createHmac, randomBytes } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, request } from "node:http"
import type { AddressInfo } from "node:net"
import { Context, Effect } from "effect"
import { refusedFrom, refusedTo } from "./twilioNumbers.ts"

type Fields = Readonly<Record<string, string>>

/** A sent or received text message; `at` is ISO 8601. `from` of a reply is the phone. */
interface SandboxText {
  readonly sid: string
  readonly from: string
  readonly to: string
  readonly body: string
  readonly at: string
}

export interface TwilioSandboxOptions {
  readonly sid: string
  readonly token: string
  /** The number that texts are sent from. */
  readonly from: string
  /** The webhook URL for texts to that number. */
  readonly inbound: string
  /** Receives what Twilio would post to a webhook; by default posts it over the network. */
  readonly deliver?: (url: string, fields: Fields, signature: string) => Promise<string | void>
}

/**
 * Starts Twilio's Messages API on this machine. It accepts texts, rejects Twilio's published test numbers and posts
 * signed reports like Twilio does, but delivers nothing. Stops with its scope.
 */
export const twilioSandbox = Effect.fn("twilioSandbox")(function* ({
  sid,
  token,
  from,
  inbound,
  deliver = posting
}: TwilioSandboxOptions) {
  const texts: Array<SandboxText> = []
  const stopped = new Set<string>()
  const states = new Map<string, string>()
  const tell = (url: string, fields: Fields) =>
    deliver(
      url,
      fields,
      createHmac("sha1", token)
        .update(
          url +
            Object.keys(fields)
              .toSorted()
              .map((name) => name + fields[name])
              .join("")
        )
        .digest("base64")
    )
  const keep = (text: Omit<SandboxText, "sid" | "at">): SandboxText => {
    const kept = { ...text, sid: `SM${randomBytes(16).toString("hex")}`, at: new Date().toISOString() }
    texts.unshift(kept)
    texts.length = Math.min(texts.length, 100)
    return kept
  }
  const take = (asked: URLSearchParams) => {
    const [to, sender, body, report] = [
      asked.get("To") ?? "",
      asked.get("From") ?? "",
      asked.get("Body") ?? "",
      asked.get("StatusCallback") ?? ""
    ]
    const refusal =
      to === ""
        ? { code: 21604, message: "A 'To' phone number is required." }
        : body === ""
          ? { code: 21602, message: "Message body is required." }
          : (refusedFrom[sender] ?? (stopped.has(to) ? refusedTo["+15005550004"] : refusedTo[to]))
    if (refusal !== undefined)
      return {
        status: 400,
        said: { ...refusal, more_info: `https://www.twilio.com/docs/errors/${refusal.code}`, status: 400 }
      }
    const text = keep({ from: sender, to, body })
    const about = { AccountSid: sid, From: sender, To: to, MessageSid: text.sid, SmsSid: text.sid }
    if (report !== "") {
      setImmediate(
        () =>
          void ["sent", "delivered"]
            .reduce(
              (before, status) =>
                before.then(async () => {
                  states.set(text.sid, status)
                  await tell(report, { ...about, MessageStatus: status, SmsStatus: status })
                }),
              Promise.resolve()
            )
            .catch(() => {})
      )
    }
    return {
      status: 201,
      said: {
        sid: text.sid,
        account_sid: sid,
        to,
        from: sender,
        body,
        status: "queued",
        direction: "outbound-api",
        error_code: null,
        error_message: null
      }
    }
  }
  /** Returns a phone's texts in Twilio's list format, latest first. */
  const listed = (asked: URLSearchParams) =>
    texts
      .filter(({ to }) => to === asked.get("To"))
      .slice(0, Number(asked.get("PageSize") ?? 50))
      .map((text) => ({
        sid: text.sid,
        from: text.from,
        to: text.to,
        body: text.body,
        direction: text.to === from ? "inbound" : "outbound-api",
        status: states.get(text.sid) ?? "queued",
        date_created: new Date(text.at).toUTCString().replace("GMT", "+0000"),
        error_code: null,
        error_message: null
      }))
  const answer = async (call: IncomingMessage) => {
    if (call.headers.authorization !== `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`)
      return { status: 401, said: { code: 20003, message: "Authenticate", status: 401 } }
    const { pathname, searchParams } = new URL(call.url ?? "", "http://sandbox")
    const isHere = pathname === `/2010-04-01/Accounts/${sid}/Messages.json`
    if (isHere && call.method === "GET") return { status: 200, said: { messages: listed(searchParams) } }
    if (!isHere || call.method !== "POST")
      return { status: 404, said: { code: 20404, message: "The requested resource was not found", status: 404 } }
    const parts: Array<Buffer> = []
    for await (const part of call) parts.push(part as Buffer)
    return take(new URLSearchParams(Buffer.concat(parts).toString()))
  }
  const server = yield* Effect.acquireRelease(
    Effect.promise(async () => {
      const made = createServer(
        (call, reply) =>
          void answer(call).then(({ status, said }) =>
            reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said))
          )
      )
      made.listen(0, "127.0.0.1")
      await once(made, "listening")
      return made.unref()
    }),
    (made) =>
      Effect.sync(() => {
        made.close()
        made.closeAllConnections()
      })
  )
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns all texts, sent and received, latest first. */
    list: (): ReadonlyArray<SandboxText> => texts,
    /**
     * Replies from a phone as its owner would. STOP and START also take effect at the carrier, and the webhook's
     * response is sent to the phone.
     */
    reply: async (phone: string, body: string) => {
      const text = keep({ from: phone, to: from, body })
      const word = body.trim().toUpperCase()
      if (word === "STOP") stopped.add(phone)
      if (word === "START") stopped.delete(phone)
      const said = await tell(inbound, {
        AccountSid: sid,
        Body: body,
        From: phone,
        MessageSid: text.sid,
        NumMedia: "0",
        SmsSid: text.sid,
        To: from
      })
      const answer = /<Message>([^<]*)<\/Message>/.exec(said ?? "")?.[1]
      if (answer !== undefined)
        keep({ from, to: phone, body: answer.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))) })
    }
  }
})

/** Posts to a webhook and returns its response. Hosts under localhost always resolve to this machine. */
const posting = (url: string, fields: Fields, signature: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, host, port, pathname, search } = new URL(url)
    const isHere = hostname === "localhost" || hostname.endsWith(".localhost")
    const body = new URLSearchParams(fields).toString()
    const call = request(
      {
        host: isHere ? "127.0.0.1" : hostname,
        port: port || 80,
        path: pathname + search,
        method: "POST",
        timeout: 5_000,
        headers: {
          host,
          "content-type": "application/x-www-form-urlencoded",
          "content-length": Buffer.byteLength(body),
          "x-twilio-signature": signature
        }
      },
      (answer) => {
        const parts: Array<Buffer> = []
        answer.on("data", (part: Buffer) => parts.push(part))
        answer.on("end", () => resolve(Buffer.concat(parts).toString()))
      }
    )
    call.on("error", reject)
    call.on("timeout", () => call.destroy(new Error("no answer")))
    call.end(body)
  })

/** The texts of a server without a carrier and a way to reply to them; undefined if texts are really sent. */
export class CapturedTexts extends Context.Service<
  CapturedTexts,
  | {
      readonly list: () => ReadonlyArray<SandboxText>
      readonly reply: (phone: string, body: string) => Promise<void>
    }
  | undefined
>()("adapters/sandbox/CapturedTexts") {}
