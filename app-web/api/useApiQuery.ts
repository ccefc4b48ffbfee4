import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"
import { useRun } from "./ApiProvider.tsx"
import { call, type FailureOf } from "./call.ts"

export interface QueryOptions {
  /** If false, no request is sent, for example while a search text is too short. */
  readonly enabled?: boolean
  /** Keeps showing the previous page while the next one loads. */
  readonly keepsPrevious?: boolean
  /**
   * For secondary information. If the response cannot be read, such as one from a newer server during an upgrade, it
   * counts as missing instead of triggering the screen's error boundary.
   */
  readonly isBestEffort?: boolean
  /** Refetch interval in milliseconds. */
  readonly every?: number
}

/**
 * Fetches the response of a read endpoint, cached and shared by all components with the same input. `error` is the
 * typed failure.
 */
export const useApiQuery = <I extends Wire, O extends Wire, F extends Wire>(
  endpoint: Endpoint<I, O, F>,
  input: I["Type"],
  { enabled = true, every, isBestEffort: isNote = false, keepsPrevious = false }: QueryOptions = {}
) => {
  const run = useRun()
  return useQuery<O["Type"], FailureOf<F>>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => run(call(endpoint, input), signal),
    enabled,
    ...(isNote ? { throwOnError: false } : {}),
    ...(every === undefined ? {} : { refetchInterval: every }),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {})
  })
}
