import type { ReactNode } from "react"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import { Link } from "#ui/Link.tsx"

/** A job in a pile: who, which car, and what the pile is about. */
export function PileRow({ job, children }: { readonly job: JobSummary; readonly children: ReactNode }) {
  return (
    <Link href={`/jobs/${job.id}/edit`} isQuiet>
      <span className="PileNumber tabular">{job.invoiceNumber ?? job.number}</span>
      <span className="PileWords">
        <span className="PileName">{job.customerName}</span>
        <span className="PileVehicle">{job.vehicle}</span>
      </span>
      <span className="PileEnd">{children}</span>
    </Link>
  )
}
