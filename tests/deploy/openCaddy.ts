import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { Agent, request } from "node:https"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "#adapters/postgres/embedded/freePort.ts"
import type { Answered, Asked } from "../api/operations/balancer.ts"
import { NoAnswer } from "../api/operations/balancer.ts"
import { startSystemProgram } from "./program.ts"

/**
 * Starts Caddy with the configuration in `app-api/deploy`, in front of the nodes on these ports, on a free local port.
 * `ask` sends requests over TLS and trusts only its certificate authority.
 */
export const openCaddy = async (program: string, domain: string, ports: ReadonlyArray<number>) => {
  const folder = await mkdtemp(join(tmpdir(), "frit-caddy-"))
  const [port, plain] = [await freePort(), await freePort()]
  // Uses its own ports, and does not install its certificate authority on this machine.
  const own = `{\n\tadmin off\n\thttps_port ${port}\n\thttp_port ${plain}\n\tskip_install_trust\n\tstorage file_system ${folder}\n}\n`
  const file = join(folder, "Caddyfile")
  await writeFile(file, own + (await readFile("app-api/deploy/Caddyfile", "utf8")))
  const nodes = ports.map((node) => `127.0.0.1:${node}`).join(" ")
  const running = await startSystemProgram({
    program,
    args: ["run", "--adapter", "caddyfile", "--config", file],
    port,
    env: { FRIT_DOMAIN: domain, FRIT_NODES: nodes, HOME: folder }
  })
  const ca = await readFile(join(folder, "pki/authorities/local/root.crt"))
  const agent = new Agent({ ca, keepAlive: true, maxSockets: 100 })
  const ask = ({ body, headers = {}, host, method = "GET", path }: Asked) =>
    new Promise<Answered & { readonly cookies: ReadonlyArray<string> }>((resolve, reject) => {
      const failed = (error: Error & { readonly code?: string; readonly syscall?: string }) =>
        reject(new NoAnswer(error.code ?? error.message, error.syscall === "connect"))
      const call = request(
        {
          host: "127.0.0.1",
          port,
          servername: host,
          method,
          path,
          agent,
          headers: {
            host: `${host}:${port}`,
            "x-frit": "1",
            ...(body === undefined
              ? {}
              : { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) }),
            ...headers
          }
        },
        (answer) => {
          let text = ""
          answer.setEncoding("utf8").on("data", (part: string) => {
            text += part
          })
          answer.on("error", failed)
          answer.on("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              retryAfter: answer.headers["retry-after"],
              text,
              cookies: answer.headers["set-cookie"] ?? []
            })
          )
        }
      )
      call.on("error", failed)
      call.end(body)
    })
  return {
    ask,
    port,
    said: running.said,
    close: async () => {
      agent.destroy()
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
}
