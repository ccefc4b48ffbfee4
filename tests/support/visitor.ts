import { request } from "node:http"

export const password = "Clear-View-2026"

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly bytes: Buffer
  readonly text: string
  /** The envelope, as far as tests look into it. */
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

/**
 * Asks a server at a port of this machine, known as localhost:3000: shops by their prefix, paths below /api/V1; `/!`
 * before any other path.
 */
export const visitor = (port: () => number) => {
  // Tries are counted by address, in a database that all test files share.
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
          answer.on("data", (part: Buffer) => parts.push(part))
          answer.on("error", reject)
          answer.on("end", () => {
            const bytes = Buffer.concat(parts)
            const text = bytes.toString()
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              bytes,
              text,
              json: () => JSON.parse(text)
            })
          })
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

  /** Signs in on the base domain and takes the key to the shop: the whole hand-off. */
  const signIn = async (prefix: string, userName: string) => {
    const login = await ask("", "/login", { method: "POST", body: { userName, password } })
    const { key } = login.json().data as { key: string }
    return cookieOf(await ask(prefix, "/tokens", { method: "POST", body: { key } }))
  }
  return { ask, cookieOf, signIn }
}
