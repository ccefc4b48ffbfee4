import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query"
import type { JobChangeSearch } from "#domain/jobs/JobChange.ts"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call, type FailureOf } from "#web/api/call.ts"

type Stretch = typeof listJobChanges.output.Type

/** A job's timeline, stretch after stretch; asked anew when the job has another `version`. */
export const useChanges = (id: JobId, version: number, search: Omit<JobChangeSearch, "after" | "size">) => {
  const run = useRun()
  const query = useInfiniteQuery<
    Stretch,
    FailureOf<(typeof listJobChanges.failures)[number]>,
    { readonly pages: ReadonlyArray<Stretch> },
    ReadonlyArray<unknown>,
    Stretch["next"]
  >({
    queryKey: [listJobChanges.name, id, version, search],
    queryFn: ({ pageParam, signal }) =>
      run(call(listJobChanges, { id, ...search, ...(pageParam === null ? {} : { after: pageParam }) }), signal),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData
  })
  const pages = query.data?.pages ?? []
  return { ...query, changes: pages.flatMap(({ items }) => items), people: pages[0]?.people ?? [] }
}
