// Waits until the node on a port of this machine is ready, 10 minutes at most, and until the load balancer has noticed:
// node whenReady.mjs <port>
import { setTimeout as pause } from "node:timers/promises"

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false
  )

for (const until = Date.now() + 600_000; !(await isReady(process.argv[2]));) {
  if (Date.now() > until) {
    console.error(`Nothing on port ${process.argv[2]} became ready.`)
    process.exit(1)
  }
  await pause(200)
}
// Caddy checks once a second (health_interval). If the other node were stopped before that, a POST in between would
// find no node and be rejected.
await pause(3_000)
