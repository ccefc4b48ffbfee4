import { request } from "node:http"

export const password = "Clear-View-2026"

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly bytes: Buffer
  readonly text: string
  /** The response envelope, typed as far as tests need it. */
  readonly json: () => {
    succeeded: boolean
    messages: Array<string>
    errors: Record<string, Array<string>>
    data: never
    failure: { _tag: string }
  }
}

export interface Asked {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly cookie?: string
}

/** An open event stream. */
export interface Followed extends Pick<Reply, "status" | "headers"> {
  /** Everything received so far. */
  readonly heard: () => string
  /** The changes received so far. */
  readonly changes: () => ReadonlyArray<{
    readonly kind: string
    readonly change: string
    readonly id: string
    readonly job: string | null
  }>
  readonly lastId: () => string
  /** Resolves when the server or the client closes the stream. */
  readonly ended: Promise<void>
  readonly close: () => void
}

/**
 * A client for a local server known as localhost:3000: shops by prefix, paths below /api/V1, any other path with a
 * leading `/!`. For an event stream, `ask` returns the first event; `follow` keeps listening.
 */
export const apiClient = (port: () => number) => {
  // Attempts are rate-limited by address, in a database shared by all test files.
  const ownAddress = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join(".")}`

  const ask = (prefix: string, path: string, { method = "GET", body, headers = {}, cookie }: Asked = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const host = prefix.includes(".") ? prefix : prefix === "" ? "localhost:3000" : `${prefix}.localhost:3000`
      const sent =
        body === undefined
          ? undefined
          : typeof body === "string" || body instanceof Uint8Array
            ? body
            : JSON.stringify(body)
      const call = request(
        {
          port: port(),
          method,
          path: path.startsWith("/") && !path.startsWith("/!") ? `/api/V1${path}` : path.slice(2),
          agent: false,
          headers: {
            host,
            "x-frit": "1",
            "x-forwarded-for": ownAddress,
            ...(sent === undefined
              ? {}
              : { "content-type": "application/json", "content-length": String(Buffer.byteLength(sent)) }),
            ...(cookie === undefined ? {} : { cookie }),
            ...headers
          }
        },
        (answer) => {
          const parts: Array<Buffer> = []
          const told = () => {
            const bytes = Buffer.concat(parts)
            const text = bytes.toString()
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              bytes,
              text,
              json: () => JSON.parse(text)
            })
          }
          const isEndless = answer.headers["content-type"]?.startsWith("text/event-stream") === true
          answer.on("data", (part: Buffer) => {
            parts.push(part)
            if (!isEndless) return
            told()
            call.destroy()
          })
          answer.on("error", reject)
          answer.on("end", told)
        }
      )
      call.on("error", reject)
      call.end(sent)
    })

  const cookieOf = (reply: Reply) =>
    [reply.headers["set-cookie"]]
      .flat()
      .map((one) => String(one).split(";")[0])
      .join("; ")

  /** Signs in on the base domain and exchanges the key at the shop: the complete hand-off. */
  const signIn = async (prefix: string, userName: string) => {
    const login = await ask("", "/login", { method: "POST", body: { userName, password } })
    const { key } = login.json().data as { key: string }
    return cookieOf(await ask(prefix, "/tokens", { method: "POST", body: { key } }))
  }

  /** Opens an event stream and listens to it. */
  const follow = (prefix: string, path: string, { headers = {}, cookie = "" }: Asked = {}) =>
    new Promise<Followed>((resolve, reject) => {
      const call = request(
        {
          port: port(),
          path: `/api/V1${path}`,
          agent: false,
          headers: { host: `${prefix}.localhost:3000`, "x-forwarded-for": ownAddress, cookie, ...headers }
        },
        (answer) => {
          let heard = ""
          const ended = new Promise<void>((end) => answer.once("close", end))
          answer.on("data", (part: Buffer) => {
            heard += part.toString()
          })
          answer.on("error", () => {})
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            heard: () => heard,
            changes: () =>
              [...heard.matchAll(/^event: changes\nid: .*\ndata: (.*)$/gm)].flatMap(([, data]) => JSON.parse(data!)),
            lastId: () => [...heard.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? "",
            ended,
            close: () => void call.destroy()
          })
        }
      )
      call.on("error", reject)
      call.end()
    })
  return { ask, cookieOf, follow, signIn }
}
