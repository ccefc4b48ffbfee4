import { isJob } from "#domain/jobs/Job.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"

// Lazy-loaded as on the job screen: a static import would add its form to the board's chunk.
const SendDialog = lazyPart(() => import("#web/jobs/messages/SendDialog.tsx"), "SendDialog", "asked")

/** Notifies the customer of their appointment. The message is shown and can be edited before it is sent. */
export function NotifyCustomer({ id, onClose }: { readonly id: JobId; readonly onClose: () => void }) {
  const { data } = useApiQuery(getJob, { id })
  if (data === undefined || !isJob(data)) return null
  return <SendDialog job={data} onClose={onClose} />
}
