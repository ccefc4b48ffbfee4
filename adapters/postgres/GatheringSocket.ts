import { Socket } from "node:net"

/** Sends what is written in one breath as one packet: a transaction's begin and its first statements cost one trip through the kernel, not one each. */
export class GatheringSocket extends Socket {
  #gathering = false

  override write(...written: [chunk: string | Uint8Array, ...rest: Array<never>]): boolean {
    if (!this.#gathering) {
      this.#gathering = true
      this.cork()
      process.nextTick(() => {
        this.#gathering = false
        this.uncork()
      })
    }
    return super.write(...written)
  }
}
