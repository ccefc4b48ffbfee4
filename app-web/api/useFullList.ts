import { useQuery } from "@tanstack/react-query"
import { Effect, type Schema } from "effect"
import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"
import { useRun } from "./ApiProvider.tsx"
import { call, type FailureOf } from "./call.ts"

interface Page<A> {
  readonly items: ReadonlyArray<A>
  readonly total: number
}

/** Maximum page size of a list endpoint. */
const size = 100

/**
 * Fetches all pages of a list with at most a few dozen entries, such as the options of a Select. Cached and shared.
 * Returns undefined until loaded, also while offline.
 */
export const useLoadedFullList = <
  I extends Wire & { readonly Type: { readonly page?: number; readonly size?: number } },
  A,
  F extends Wire
>(
  endpoint: Endpoint<I, Schema.Codec<Page<A>, unknown>, F>,
  options: { readonly enabled?: boolean } = {}
) => useFullListQuery(endpoint, options).data

/** Same as `useLoadedFullList`, but returns the entire query, including its loading state. */
export const useFullListQuery = <
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

/** Same as `useLoadedFullList`, but returns an empty list until loaded. */
export const useFullList = <
  I extends Wire & { readonly Type: { readonly page?: number; readonly size?: number } },
  A,
  F extends Wire
>(
  endpoint: Endpoint<I, Schema.Codec<Page<A>, unknown>, F>,
  options: { readonly enabled?: boolean } = {}
): ReadonlyArray<A> => useLoadedFullList(endpoint, options) ?? none

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
