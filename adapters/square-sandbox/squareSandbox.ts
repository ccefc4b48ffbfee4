import { createHmac, randomUUID } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { framePage } from "./framePage.ts"
import { SandboxState } from "./SandboxState.ts"
import { handleSandboxRequest } from "./handleSandboxRequest.ts"
import { errorShape, type EventShape, type PaymentShape, type RefundShape } from "./squareShapes.ts"

/** Options of the sandbox. */
export interface SandboxOptions {
  /** A port on this machine; 0 for any free one. */
  readonly port: number
  readonly token: string
  /** The file to store its state in; in memory if omitted. */
  readonly file?: string
  /** Receives what Square would post to a webhook: the body and its signature. */
  readonly deliver?: (body: string, signature: string) => void
  readonly hookUrl: string
  readonly hookKey: string
  /** Origins that may frame the card fields, as CSP sources. */
  readonly parents: ReadonlyArray<string>
  /** Failures on demand, for tests: an error response, or "silence" after the work was done. */
  readonly misfortune?: (path: string) => { readonly status: number; readonly code: string } | "silence" | undefined
}

/**
 * Starts a card processor for development and tests, on its own port and thus its own origin. It implements the part of
 * Square's API that Frit uses with Square's published test values, serves the frame with the card fields, and posts
 * signed webhooks. It charges nothing. Stops with its scope.
 */
export const squareSandbox = Effect.fn("squareSandbox")(function* ({
  port,
  token,
  file,
  deliver = () => {},
  hookUrl,
  hookKey,
  parents,
  misfortune = () => undefined
}: SandboxOptions) {
  const books = new SandboxState(file)
  const tell = (what: { readonly payment: PaymentShape } | { readonly refund: RefundShape }, at: string) => {
    const [kind, made] = "payment" in what ? (["payment", what.payment] as const) : (["refund", what.refund] as const)
    const isNew = made.status !== "COMPLETED" || kind === "payment"
    const event: EventShape = {
      merchant_id: "SANDBOX",
      type: `${kind}.${isNew ? "created" : "updated"}`,
      event_id: randomUUID(),
      created_at: at,
      data: { type: kind, id: made.id, object: what }
    }
    const body = JSON.stringify(event)
    setImmediate(() =>
      deliver(
        body,
        createHmac("sha256", hookKey)
          .update(hookUrl + body)
          .digest("base64")
      )
    )
  }
  const answer = async (call: IncomingMessage) => {
    const url = new URL(call.url ?? "/", "http://sandbox")
    if (url.pathname === "/frame") return { status: 200, page: framePage }
    if (call.headers.authorization !== `Bearer ${token}`)
      return { status: 401, body: { errors: [errorShape("UNAUTHORIZED")] } }
    const at = new Date().toISOString()
    const trouble = misfortune(url.pathname)
    if (trouble !== undefined && trouble !== "silence")
      return { status: trouble.status, body: { errors: [errorShape(trouble.code)] } }
    const given = handleSandboxRequest(books, {
      method: call.method ?? "GET",
      url,
      body: await read(call),
      at,
      tell: (what) => tell(what, at)
    })
    if (call.method === "POST") books.keep()
    return trouble === "silence" ? undefined : given
  }

  const server = yield* Effect.acquireRelease(
    Effect.promise(
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
          const made = createServer((call, reply) => {
            answer(call)
              .catch(() => ({ status: 400, body: { errors: [errorShape("BAD_REQUEST")] } }))
              .then((given) => {
                if (given === undefined) return void call.socket.destroy()
                const nonce = randomUUID()
                const isPage = "page" in given
                reply.writeHead(given.status, {
                  "content-type": isPage ? "text/html; charset=utf-8" : "application/json",
                  "cache-control": "no-store",
                  "x-content-type-options": "nosniff",
                  "referrer-policy": "no-referrer",
                  "content-security-policy": `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors ${parents.join(" ")}`
                })
                reply.end(isPage ? given.page(nonce) : JSON.stringify(given.body))
              })
          })
          made.once("error", reject)
          made.listen(port, "127.0.0.1", () => resolve(made))
        })
    ),
    (made) =>
      Effect.promise(
        () =>
          new Promise<void>((resolve) => {
            made.close(() => resolve())
            made.closeAllConnections()
          })
      )
  )
  const address = server.address() as AddressInfo
  return { port: address.port, url: `http://127.0.0.1:${address.port}`, books }
})

const read = async (call: IncomingMessage): Promise<string> => {
  const parts: Array<Buffer> = []
  for await (const part of call) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
