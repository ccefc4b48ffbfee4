import type { JobId } from "#domain/shared/JobId.ts"
import { isJob } from "#domain/jobs/Job.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { SendDialog } from "#web/jobs/messages/SendDialog.tsx"

/** Tells the customer of their appointment: the message is seen, and may be changed, before it goes. */
export function TellCustomer({ id, onClose }: { readonly id: JobId; readonly onClose: () => void }) {
  const { data } = useQueryOf(getJob, { id })
  if (data === undefined || !isJob(data)) return null
  return <SendDialog job={data} onClose={onClose} />
}
