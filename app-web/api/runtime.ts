import { Effect, type Layer, ManagedRuntime } from "effect"
import type { ApiRuntime, Run } from "./ApiProvider.tsx"
import { Renewal } from "./Renewal.ts"
import type { Transport } from "./Transport.ts"

/** The page's one Effect runtime, over the fetch transport or a server in memory. */
export const runtimeOver = (transport: Layer.Layer<Transport>): ApiRuntime => ManagedRuntime.make(transport)

/** Runs a screen's work: calls through the transport, renewals through the session. */
export const runWith =
  (runtime: ApiRuntime, renewal: Renewal["Service"]): Run =>
  (work, signal) =>
    runtime.runPromise(Effect.provideService(work, Renewal, renewal), signal === undefined ? {} : { signal })
