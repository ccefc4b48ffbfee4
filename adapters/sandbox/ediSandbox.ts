import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { isEdiNetwork } from "#domain/edi/partnerProfiles.ts"
import { InterchangeFault } from "#domain/edi/readInterchange.ts"
import { simulatedAnswers } from "./simulatedAnswers.ts"
import { simulatedPartner, type SimulatedDelays } from "./simulatedPartner.ts"
import { assignedBefore, workAssignment } from "./workAssignment.ts"

/** A shop's mailbox with a simulated partner. */
interface Box {
  readonly partner: ReturnType<typeof simulatedPartner>
  readonly answers: ReturnType<typeof simulatedAnswers>
  readonly brought: Map<string, string>
  readonly out: Map<string, { readonly content: string; readonly from: number }>
}

export interface EdiSandboxOptions {
  readonly pace: SimulatedDelays
  /** Milliseconds after a shop first checks its LYNX mailbox until it gets a work assignment; none if omitted. */
  readonly assign?: number
  /** Milliseconds during which a partner that is `GONE` does not respond. */
  readonly gone?: number
  /** Numbers of dispatches that the networks sent before this run; none if omitted. */
  readonly gave?: ReadonlyArray<string>
  /** Returns the time in milliseconds UTC; for tests. */
  readonly now?: () => number
}

const largest = 1_000_000

/**
 * Starts a practice network on this machine that simulates every partner. Each shop has its own mailbox,
 * `/<network>/<box>/in` and `/out`, with the protocol of `ediHttps`. Words in an invoice's policy number control what a
 * partner does with it (`parseBehavior`); `GONE` makes the partner respond with 503 only, for a minute or for `gone`. LYNX
 * sends one dispatch to each mailbox on its own and accepts the shop's answers to it and to what it `gave` before;
 * `/<network>/<box>/answers` lists the current ones. Nothing is persisted. Returns its URL.
 */
export const ediSandbox = (options: EdiSandboxOptions) =>
  Effect.acquireRelease(
    Effect.promise(() => listening(serve(options))),
    (server) =>
      Effect.sync(() => {
        server.close()
        server.closeAllConnections()
      })
  ).pipe(Effect.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`))

const serve = ({ pace, assign, gave = [], gone = 60_000, now = Date.now }: EdiSandboxOptions) => {
  const boxes = new Map<string, Box>()
  let goneUntil = 0
  const wentFor = new Set<string>()
  const answer = async (asking: IncomingMessage, answering: ServerResponse) => {
    const [, network = "", owner = "", side = "", name = ""] = (asking.url ?? "/").split("/")
    const say = (status: number, body: string, type = "text/plain") =>
      void answering.writeHead(status, { "Content-Type": type }).end(body)
    if (!isEdiNetwork(network) || owner === "") return say(404, "no such mailbox")
    if (now() < goneUntil) return say(503, "the network is unavailable")
    const key = `${network}/${owner}`
    const box = boxes.get(key) ?? {
      partner: simulatedPartner(network, pace, now()),
      answers: simulatedAnswers(
        (number) => gave.includes(number) || (network === "lynx" && assignedBefore(number, new Date(now())))
      ),
      brought: new Map(),
      out: new Map()
    }
    if (!boxes.has(key) && network === "lynx" && assign !== undefined) {
      const { name: file, content } = workAssignment(new Date(now()))
      box.out.set(file, { content, from: now() + assign })
    }
    boxes.set(key, box)
    if (side === "in" && asking.method === "PUT") {
      const content = await bodyOf(asking)
      const known = box.brought.get(name)
      if (known !== undefined)
        return known === content ? say(200, "known") : say(409, "a file with this name already exists")
      if (content.trimStart().startsWith("{")) {
        const said = box.answers.hear(content)
        if (said.status !== 422) box.brought.set(name, content)
        return say(said.status, said.text)
      }
      if (/REF\*IG\*[^*~]*GONE/.test(content) && !wentFor.has(content)) {
        wentFor.add(content)
        goneUntil = now() + gone
        return say(503, "the network is unavailable")
      }
      const answers = box.partner.hear(content, new Date(now()))
      if (answers instanceof InterchangeFault) return say(422, answers.message)
      box.brought.set(name, content)
      for (const one of answers) box.out.set(one.name, { content: one.content, from: now() + one.after })
      return say(201, "taken")
    }
    if (side === "answers" && asking.method === "GET")
      return say(200, JSON.stringify({ answers: box.answers.all() }), "application/json")
    if (side === "out" && name === "" && asking.method === "GET") {
      const files = [...box.out].filter(([, { from }]) => from <= now()).map(([file]) => file)
      return say(200, JSON.stringify({ files }), "application/json")
    }
    const found = side === "out" ? box.out.get(name) : undefined
    if (found === undefined || found.from > now()) return say(404, "no such file")
    if (asking.method === "DELETE") box.out.delete(name)
    return say(200, asking.method === "DELETE" ? "removed" : found.content)
  }
  return createServer((asking, answering) => {
    answer(asking, answering).catch(() => answering.writeHead(400).end())
  })
}

const bodyOf = async (asking: IncomingMessage): Promise<string> => {
  const pieces: Array<Buffer> = []
  let length = 0
  for await (const piece of asking as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > largest) throw new Error("too long")
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString("utf8")
}

const listening = async (server: Server): Promise<Server> => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  server.unref()
  return server
}
