import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"
import { useRun } from "./ApiProvider.tsx"
import { call, type FailureOf } from "./call.ts"

export interface QueryOptions {
  /** False asks nothing yet, such as while a search text is too short. */
  readonly enabled?: boolean
  /** Shows the page before while the next one is on its way. */
  readonly keepsPrevious?: boolean
  /**
   * For a note beside the screen: an answer that cannot be read, such as that of a newer server during an upgrade, is
   * none, and no reason to take the screen away.
   */
  readonly isNote?: boolean
  /** Asks again after so many milliseconds. */
  readonly every?: number
}

/** What a reading call answers, remembered and shared by all who ask the same. `error` is the typed failure. */
export const useQueryOf = <I extends Wire, O extends Wire, F extends Wire>(
  endpoint: Endpoint<I, O, F>,
  input: I["Type"],
  { enabled = true, every, isNote = false, keepsPrevious = false }: QueryOptions = {}
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
