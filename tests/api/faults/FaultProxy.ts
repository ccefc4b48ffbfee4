import { once } from "node:events"
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net"

/**
 * What a hold stops: bytes on their way there, responses on their way back, or everything (frozen), including that one
 * end closed the connection.
 */
type Way = "there" | "back" | "frozen"

interface Trap {
  readonly way: Way
  readonly when: (said: string) => boolean
  readonly isOnce: boolean
  readonly caught: PromiseWithResolvers<void>
}

/** A pending hold: `caught` resolves when a connection is held, `release` lets it continue. */
export interface Hold {
  readonly caught: Promise<void>
  readonly release: () => void
}

interface Wire {
  readonly near: Socket
  readonly far: Socket
  /** The most recent bytes sent into the connection, as Latin-1 text. */
  said: string
  trap: Trap | undefined
  readonly held: Array<readonly [to: Socket, part: Buffer]>
  /** One end closed the connection. */
  isLeft: boolean
}

/**
 * A TCP proxy between two processes that can hold traffic at a given message, freeze it, or cut it, to inject faults on
 * demand.
 */
export class FaultProxy {
  readonly #server: Server
  readonly #wires = new Set<Wire>()
  readonly #traps = new Set<Trap>()
  #isCut = false

  private constructor(farPort: number) {
    this.#server = createServer((near) =>
      this.#isCut ? near.resetAndDestroy() : this.#join(near, connect(farPort, "127.0.0.1"))
    )
  }

  /** Opens a proxy to a local port. */
  static async open(farPort: number): Promise<FaultProxy> {
    const line = new FaultProxy(farPort)
    line.#server.listen(0, "127.0.0.1")
    await once(line.#server, "listening")
    return line
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /**
   * Holds connections from the moment `when` matches the bytes sent into them. With `isOnce`, holds only the first that
   * matches.
   */
  hold(way: Way, when: (said: string) => boolean, isOnce = false): Hold {
    const trap = { way, when, isOnce, caught: Promise.withResolvers<void>() }
    this.#traps.add(trap)
    return { caught: trap.caught.promise, release: () => this.#release(trap) }
  }

  /** Breaks all connections, and new ones, until `mend` is called. */
  cut(): void {
    this.#isCut = true
    for (const { far, near } of this.#wires) [far, near].forEach((end) => end.resetAndDestroy())
  }

  /** Releases all holds and accepts connections again. */
  mend(): void {
    this.#isCut = false
    for (const trap of new Set([...this.#traps, ...[...this.#wires].flatMap(({ trap = [] }) => trap)]))
      this.#release(trap)
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
      for (const [to, part] of wire.held.splice(0)) to.write(part)
      this.#part(wire)
    }
  }

  #join(near: Socket, far: Socket): void {
    const wire: Wire = { near, far, said: "", trap: undefined, held: [], isLeft: false }
    this.#wires.add(wire)
    near.on("data", (part) => this.#there(wire, part))
    far.on("data", (part) => this.#pass(wire, near, part, "back"))
    for (const end of [near, far]) {
      end.on("error", () => {})
      end.on("close", () => {
        wire.isLeft = true
        this.#part(wire)
      })
    }
  }

  /** Closes both ends once one has closed, after all bytes have been passed on. */
  #part(wire: Wire): void {
    if (!wire.isLeft || wire.trap?.way === "frozen") return
    this.#wires.delete(wire)
    wire.near.destroySoon()
    wire.far.destroySoon()
  }

  #pass(wire: Wire, to: Socket, part: Buffer, way: Way): void {
    if (wire.trap?.way === way || wire.trap?.way === "frozen") wire.held.push([to, part])
    else to.write(part)
  }

  #there(wire: Wire, part: Buffer): void {
    wire.said = (wire.said + part.toString("latin1")).slice(-65_536)
    wire.trap ??= [...this.#traps].find(({ when }) => when(wire.said))
    if (wire.trap?.isOnce) this.#traps.delete(wire.trap)
    wire.trap?.caught.resolve()
    this.#pass(wire, wire.far, part, "there")
  }
}
