import { once } from "node:events"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"

/** Returns a port of 127.0.0.1 that is currently free. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, "close")
  return port
}
