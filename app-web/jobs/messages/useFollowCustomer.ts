import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import type { JobLink } from "#domain/documents/JobLink.ts"
import { listJobLinks } from "#domain/job-links/jobLinksApi.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { listMessages } from "#domain/messages/messagesApi.ts"

/** How often, in milliseconds, a job whose customer has a link is asked for again while it is looked at. */
const every = 10_000

const felt = [getJob, listJobLinks, listMessages, listJobChanges]

/** While a customer may answer or pay by a link, what they do is seen on the open job within seconds. */
export const useFollowCustomer = (links: ReadonlyArray<JobLink> | undefined) => {
  const queries = useQueryClient()
  const mayAct = links?.some(({ revokedAt }) => revokedAt === null) === true
  useEffect(() => {
    if (!mayAct) return
    const timer = setInterval(() => {
      if (document.visibilityState === "hidden") return
      for (const { name } of felt) void queries.invalidateQueries({ queryKey: [name] })
    }, every)
    return () => clearInterval(timer)
  }, [mayAct, queries])
}
