import { once } from "node:events"
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net"

/** Where bytes are held: on their way there, or the answers on their way back. */
type Way = "there" | "back"

interface Trap {
  readonly way: Way
  readonly when: (said: string) => boolean
  readonly caught: PromiseWithResolvers<void>
}

/** Something held: tells when a connection was caught, and lets it go on. */
export interface Hold {
  readonly caught: Promise<void>
  readonly release: () => void
}

interface Wire {
  readonly near: Socket
  readonly far: Socket
  /** What was said into it of late, byte by byte as letters. */
  said: string
  trap: Trap | undefined
  readonly held: Array<Buffer>
}

/** A line between two processes that can be held at a word, frozen and cut: the fault to order. */
export class Line {
  readonly #server: Server
  readonly #wires = new Set<Wire>()
  readonly #traps = new Set<Trap>()
  #isCut = false

  private constructor(farPort: number) {
    this.#server = createServer((near) => this.#isCut ? near.resetAndDestroy() : this.#join(near, connect(farPort, "127.0.0.1")))
  }

  /** A line to a port of this machine. */
  static async open(farPort: number): Promise<Line> {
    const line = new Line(farPort)
    line.#server.listen(0, "127.0.0.1")
    await once(line.#server, "listening")
    return line
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Holds connections from the moment on when what was said into them is so. */
  hold(way: Way, when: (said: string) => boolean): Hold {
    const trap = { way, when, caught: Promise.withResolvers<void>() }
    this.#traps.add(trap)
    return { caught: trap.caught.promise, release: () => this.#release(trap) }
  }

  /** Breaks every connection, and every new one, until it is mended. */
  cut(): void {
    this.#isCut = true
    for (const { far, near } of this.#wires) [far, near].forEach((end) => end.resetAndDestroy())
  }

  /** All is well again: nothing is held and nothing is broken. */
  mend(): void {
    this.#isCut = false
    for (const trap of this.#traps) this.#release(trap)
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #release(trap: Trap): void {
    this.#traps.delete(trap)
    for (const wire of this.#wires) {
      if (wire.trap !== trap) continue
      wire.trap = undefined
      for (const part of wire.held.splice(0)) (trap.way === "there" ? wire.far : wire.near).write(part)
    }
  }

  #join(near: Socket, far: Socket): void {
    const wire: Wire = { near, far, said: "", trap: undefined, held: [] }
    this.#wires.add(wire)
    near.on("data", (part) => this.#there(wire, part))
    far.on("data", (part) => wire.trap?.way === "back" ? wire.held.push(part) : near.write(part))
    for (const [one, other] of [[near, far], [far, near]] as const) {
      one.on("error", () => {})
      one.on("close", () => {
        this.#wires.delete(wire)
        other.destroy()
      })
    }
  }

  #there(wire: Wire, part: Buffer): void {
    wire.said = (wire.said + part.toString("latin1")).slice(-65_536)
    wire.trap ??= [...this.#traps].find(({ when }) => when(wire.said))
    wire.trap?.caught.resolve()
    if (wire.trap?.way === "there") wire.held.push(part)
    else wire.far.write(part)
  }
}
