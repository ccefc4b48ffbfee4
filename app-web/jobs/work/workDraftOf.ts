import type { JobWork, JobWorkDraft } from "#domain/jobs/JobWork.ts"

/** What an installer may write on a job, as it stands. */
export const workDraftOf = ({ lines, install: { notes, complete } }: JobWork): typeof JobWorkDraft.Encoded => ({
  lines: lines.map(({ id, status, dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry }) => ({
    id,
    status,
    dotNumber,
    adhesiveManufacturer,
    adhesiveLot,
    adhesiveExpiry
  })),
  notes,
  complete
})
