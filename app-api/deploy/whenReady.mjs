// Waits until the node on a port of this machine is ready for calls, 10 minutes at most, and until the load balancer
// has seen it: node whenReady.mjs <port>
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
// Caddy looks once a second (health_interval). Were the other node stopped before that, a POST in between would find no
// node and be refused.
await pause(3_000)
