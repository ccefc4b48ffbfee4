import { useQuery } from "@tanstack/react-query"
import { Effect, type Schema } from "effect"
import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"
import { useRun } from "./ApiProvider.tsx"
import { call, type FailureOf } from "./call.ts"

interface Page<A> {
  readonly items: ReadonlyArray<A>
  readonly total: number
}

/** The most that a list gives at once. */
const size = 100

/**
 * All of a list that a shop keeps a few dozen of, page after page: what a Select offers. Shared by all who ask the
 * same. Undefined until it is known, as without a line.
 */
export const useKnownWhole = <
  I extends Wire & { readonly Type: { readonly page?: number; readonly size?: number } },
  A,
  F extends Wire
>(
  endpoint: Endpoint<I, Schema.Codec<Page<A>, unknown>, F>,
  options: { readonly enabled?: boolean } = {}
) => useWholeQuery(endpoint, options).data

/** The same, with whether it is being fetched for the first time. */
export const useWholeQuery = <
  I extends Wire & { readonly Type: { readonly page?: number; readonly size?: number } },
  A,
  F extends Wire
>(
  endpoint: Endpoint<I, Schema.Codec<Page<A>, unknown>, F>,
  { enabled = true }: { readonly enabled?: boolean } = {}
) => {
  const run = useRun()
  return useQuery<ReadonlyArray<A>, FailureOf<F>>({
    queryKey: [endpoint.name, "whole"],
    queryFn: ({ signal }) =>
      run(
        everyPage((page) => call(endpoint, { page, size } as I["Type"])),
        signal
      ),
    enabled
  })
}

/** The same; nothing while it is not known. */
export const useWhole = <
  I extends Wire & { readonly Type: { readonly page?: number; readonly size?: number } },
  A,
  F extends Wire
>(
  endpoint: Endpoint<I, Schema.Codec<Page<A>, unknown>, F>,
  options: { readonly enabled?: boolean } = {}
): ReadonlyArray<A> => useKnownWhole(endpoint, options) ?? none

const none: ReadonlyArray<never> = []

const everyPage = <A, E, R>(
  ask: (page: number) => Effect.Effect<Page<A>, E, R>
): Effect.Effect<ReadonlyArray<A>, E, R> =>
  Effect.gen(function* () {
    const all: Array<A> = []
    for (let page = 1; ; page++) {
      const { items, total } = yield* ask(page)
      all.push(...items)
      if (items.length === 0 || all.length >= total) return all
    }
  })
