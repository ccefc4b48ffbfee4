import { connect, type Socket } from "node:net"

export interface Reply {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

/**
 * A kept-alive HTTP connection that sends one request at a time, with so little overhead that it measures the server
 * and not itself.
 */
export class Connection {
  readonly socket: Socket
  got: Buffer = Buffer.alloc(0)
  waiting: { readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void } | undefined

  constructor(port: number) {
    this.socket = connect({ port, host: "127.0.0.1", noDelay: true })
    this.socket.on("data", (part) => this.take(part))
    this.socket.on("error", (error) => this.waiting?.reject(new Error(`port ${port}: ${error.message}`)))
    this.socket.on("close", () => this.waiting?.reject(new Error("the server closed the connection")))
  }

  ask(request: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      this.socket.write(request)
    })
  }

  close(): void {
    this.waiting = undefined
    this.socket.destroy()
  }

  take(part: Buffer): void {
    this.got = this.got.length === 0 ? part : Buffer.concat([this.got, part])
    const end = this.got.indexOf("\r\n\r\n")
    if (end < 0) return
    const head = this.got.toString("latin1", 0, end)
    const length = /^content-length: (\d+)/im.exec(head)
    if (length === null) return this.fail(`a response without Content-Length: ${head}`)
    const total = end + 4 + Number(length[1])
    if (this.got.length < total) return
    const body = this.got.subarray(end + 4, total)
    this.got = this.got.subarray(total)
    const { waiting } = this
    this.waiting = undefined
    waiting?.resolve({ status: Number(head.slice(9, 12)), head, body })
  }

  fail(why: string): void {
    this.waiting?.reject(new Error(why))
    this.close()
  }
}
