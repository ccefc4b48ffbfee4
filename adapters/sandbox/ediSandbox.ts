import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { isEdiNetwork } from "#domain/edi/partnerProfiles.ts"
import { InterchangeFault } from "#domain/edi/readInterchange.ts"
import { playedAnswers } from "./answersPlay.ts"
import { playedPartner, type PlayPace } from "./ediPartnerPlay.ts"
import { assignedBefore, workAssignment } from "./workAssignment.ts"

/** A shop's post box with a played partner. */
interface Box {
  readonly partner: ReturnType<typeof playedPartner>
  readonly answers: ReturnType<typeof playedAnswers>
  readonly brought: Map<string, string>
  readonly out: Map<string, { readonly content: string; readonly from: number }>
}

export interface EdiSandboxOptions {
  readonly pace: PlayPace
  /** After how many milliseconds a shop that asks LYNX for its post box gets a work assignment; none where left out. */
  readonly assign?: number
  /** For how many milliseconds a partner that is `GONE` answers nothing. */
  readonly gone?: number
  /** The numbers of work that the networks gave before they were played here; none where left out. */
  readonly gave?: ReadonlyArray<string>
  /** The time, in milliseconds UTC; for tests. */
  readonly now?: () => number
}

const largest = 1_000_000

/**
 * A practice network on this machine that plays every partner, each shop with a post box of its own:
 * `/<network>/<box>/in` and `/out`, as `ediHttps` speaks. What a partner does with an invoice is asked for by words in its
 * policy number (`ordersIn`); `GONE` there has the partner answer nothing but 503 for a minute, or `gone`. LYNX sends work by itself,
 * once to each post box, and takes the shop's answers to it and to what it `gave` before: `/<network>/<box>/answers` tells
 * those that stand. Nothing is kept when the program ends. Gives its address.
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
    if (!isEdiNetwork(network) || owner === "") return say(404, "no such post box")
    if (now() < goneUntil) return say(503, "the network is gone")
    const key = `${network}/${owner}`
    const box = boxes.get(key) ?? {
      partner: playedPartner(network, pace, now()),
      answers: playedAnswers(
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
      if (known !== undefined) return known === content ? say(200, "known") : say(409, "another file has that name")
      if (content.trimStart().startsWith("{")) {
        const said = box.answers.hear(content)
        if (said.status !== 422) box.brought.set(name, content)
        return say(said.status, said.text)
      }
      if (/REF\*IG\*[^*~]*GONE/.test(content) && !wentFor.has(content)) {
        wentFor.add(content)
        goneUntil = now() + gone
        return say(503, "the network is gone")
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
