import { isJob } from "#domain/jobs/Job.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"

// As the job's page has it: imported at once, its form would come with the board.
const SendDialog = lazyPart(() => import("#web/jobs/messages/SendDialog.tsx"), "SendDialog", "asked")

/** Tells the customer of their appointment: the message is seen, and may be changed, before it goes. */
export function TellCustomer({ id, onClose }: { readonly id: JobId; readonly onClose: () => void }) {
  const { data } = useQueryOf(getJob, { id })
  if (data === undefined || !isJob(data)) return null
  return <SendDialog job={data} onClose={onClose} />
}
