import type { Effect, ManagedRuntime } from "effect"
import { createContext, type ReactNode, useContext } from "react"
import type { Renewal } from "./Renewal.ts"
import type { Transport } from "./Transport.ts"

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
