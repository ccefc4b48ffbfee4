import { Effect, ManagedRuntime, type Layer } from "effect"
import { createContext, type ReactNode, useContext } from "react"
import { Renewal, type Transport } from "./Transport.ts"

/** Runs API calls for screens. Rejects with the typed failure itself. */
export type Run = <A, E>(work: Effect.Effect<A, E, Transport | Renewal>, signal?: AbortSignal) => Promise<A>

export type ApiRuntime = ManagedRuntime.ManagedRuntime<Transport, never>

const RunContext = createContext<Run | undefined>(undefined)

/** Provides API access to the components below. */
export function ApiProvider({ run, children }: { readonly run: Run; readonly children: ReactNode }) {
  return <RunContext value={run}>{children}</RunContext>
}

/** Returns the function that runs API calls, for cases that `useApiQuery` and `useApiMutation` do not cover. */
export const useRun = (): Run => {
  const run = useContext(RunContext)
  if (run === undefined) throw new Error("ApiProvider is missing")
  return run
}

/** Creates the page's single Effect runtime, over the fetch transport or an in-memory server. */
export const runtimeOver = (transport: Layer.Layer<Transport>): ApiRuntime => ManagedRuntime.make(transport)

/** Creates the `Run` of a page: requests go through the transport, token renewals through the session. */
export const runWith =
  (runtime: ApiRuntime, renewal: Renewal["Service"]): Run =>
  (work, signal) =>
    runtime.runPromise(Effect.provideService(work, Renewal, renewal), signal === undefined ? {} : { signal })
