import { createHash } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { refusalOf } from "./signatureV4.ts"

/**
 * A local bucket that speaks the part of the S3 protocol that Frit uses: put, get, delete, paginated list, signed
 * headers and presigned URLs.
 */
export interface S3Server {
  readonly endpoint: URL
  readonly objects: Map<string, Buffer>
  /** Responds to every request with 503 while set. */
  isDown: boolean
  readonly close: () => Promise<void>
}

export const credentials = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
} as const

/** Starts a bucket server, by default with 2 keys per page, so that listing takes more than one page. */
export const startS3 = async (bucket: string, pageSize = 2): Promise<S3Server> => {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url!, `http://${request.headers.host}`)
    const method = request.method!
    const parts: Array<Buffer> = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const say = (status: number, text: string, headers = {}) =>
      response.writeHead(status, { "content-type": "application/xml", ...headers }).end(text)
    const fail = (status: number, code: string) =>
      say(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    if (started.isDown) return fail(503, "SlowDown")
    const why = refusalOf({ method, url, headers: request.headers as Record<string, string> }, credentials, Date.now())
    if (why !== undefined) return fail(403, why)
    const sha = request.headers["x-amz-content-sha256"]
    if (sha !== undefined && sha !== "UNSIGNED-PAYLOAD" && sha !== createHash("sha256").update(body).digest("hex"))
      return fail(400, "XAmzContentSHA256Mismatch")
    const [, named, ...rest] = decodeURIComponent(url.pathname).split("/")
    if (named !== bucket) return fail(404, "NoSuchBucket")
    const key = rest.join("/")
    if (method === "PUT") {
      objects.set(key, body)
      return say(200, "")
    }
    if (method === "DELETE") {
      objects.delete(key)
      return say(204, "")
    }
    if (key === "") {
      const [prefix, after] = [url.searchParams.get("prefix") ?? "", url.searchParams.get("start-after") ?? ""]
      const all = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort()
      const contents = all
        .slice(0, pageSize)
        .map((name) => `<Contents><Key>${name}</Key></Contents>`)
        .join("")
      return say(
        200,
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${all.length > pageSize}</IsTruncated>${contents}</ListBucketResult>`
      )
    }
    const found = objects.get(key)
    if (found === undefined) return fail(404, "NoSuchKey")
    const asked = [...url.searchParams].flatMap(([name, value]) =>
      name.startsWith("response-") ? [[name.slice(9), value]] : []
    )
    response
      .writeHead(200, {
        "content-type": "binary/octet-stream",
        "content-length": found.length,
        ...Object.fromEntries(asked)
      })
      .end(found)
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const started: S3Server = {
    endpoint: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    objects,
    isDown: false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
  return started
}
