import { Effect, ManagedRuntime, type Layer } from "effect"
import { createContext, type ReactNode, useContext } from "react"
import { Renewal, type Transport } from "./Transport.ts"

/** Runs calls for the screens; rejects with the typed failure itself. */
export type Run = <A, E>(work: Effect.Effect<A, E, Transport | Renewal>, signal?: AbortSignal) => Promise<A>

export type ApiRuntime = ManagedRuntime.ManagedRuntime<Transport, never>

const RunContext = createContext<Run | undefined>(undefined)

/** Gives the screens below it their way to the server. */
export function ApiProvider({ run, children }: { readonly run: Run; readonly children: ReactNode }) {
  return <RunContext value={run}>{children}</RunContext>
}

/** The way to the server, for what the hooks `useQueryOf` and `useSend` do not cover. */
export const useRun = (): Run => {
  const run = useContext(RunContext)
  if (run === undefined) throw new Error("ApiProvider is missing above")
  return run
}

/** The page's one Effect runtime, over the fetch transport or a server in memory. */
export const runtimeOver = (transport: Layer.Layer<Transport>): ApiRuntime => ManagedRuntime.make(transport)

/** Runs a screen's work: calls through the transport, renewals through the session. */
export const runWith =
  (runtime: ApiRuntime, renewal: Renewal["Service"]): Run =>
  (work, signal) =>
    runtime.runPromise(Effect.provideService(work, Renewal, renewal), signal === undefined ? {} : { signal })
