import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout } from "node:timers/promises"
import { Effect } from "effect"
import { demoPlateFaults, demoPlates } from "#domain/plates/demoPlates.ts"

export interface PlateSandboxOptions {
  /** Response time in milliseconds. */
  readonly delay: number
  readonly key: string
}

/**
 * Starts a plate service on this machine with the protocol of CarsXE's v2 plate decoder that knows only the demo
 * plates. Returns its URL.
 */
export const plateSandbox = (options: PlateSandboxOptions) =>
  Effect.acquireRelease(
    Effect.promise(() => listening(serve(options))),
    (server) =>
      Effect.sync(() => {
        server.close()
        server.closeAllConnections()
      })
  ).pipe(Effect.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`))

const serve = ({ delay, key }: PlateSandboxOptions) =>
  createServer((asking, answering) => {
    const { pathname, searchParams } = new URL(asking.url ?? "/", "http://sandbox")
    const gone = new AbortController()
    answering.on("close", () => gone.abort())
    setTimeout(delay, undefined, { signal: gone.signal }).then(
      () => {
        const { status, body } =
          pathname === "/v2/platedecoder" ? answerTo(searchParams, key) : refusal(404, "Not found")
        answering.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body))
      },
      () => {}
    )
  })

const answerTo = (asked: URLSearchParams, key: string) => {
  const [plate, state, country] = [asked.get("plate") ?? "", asked.get("state") ?? "", asked.get("country") ?? "US"]
  if (asked.get("key") !== key) return refusal(401, "Invalid API key")
  if (plate === "") return refusal(400, "Missing vehicle registration number or license plate number")
  if (plate === demoPlateFaults.refused) return refusal(400, "Invalid plate")
  if (plate === demoPlateFaults.limit)
    return {
      status: 429,
      body: { success: false, message: "API usage limit exceeded", usage: { current: 1000, limit: 1000, remaining: 0 } }
    }
  if (plate === demoPlateFaults.away) return refusal(503, "Could not fetch data")
  const found = demoPlates.find((one) => one.plate === plate && one.state === state)
  if (found === undefined) return refusal(404, "No data found for this plate")
  const { vin, year, make, model } = found
  return {
    status: 200,
    body: {
      success: true,
      input: { plate, state, country },
      ...(vin === "" ? {} : { vin }),
      year: String(year),
      make,
      model
    }
  }
}

const refusal = (status: number, message: string) => ({ status, body: { success: false, message } })

const listening = async (server: Server): Promise<Server> => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  server.unref()
  return server
}
