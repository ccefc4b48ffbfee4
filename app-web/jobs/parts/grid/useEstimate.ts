import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useCellSpeech } from "./useCellSpeech.ts"
import { useGrid } from "./useGrid.ts"
import { useGridColumns } from "./useGridColumns.ts"

/** An open job's estimate: the grid of its lines, the columns that are shown, the language of its cells. */
export const useEstimate = (open: OpenJob, profile: PricingProfile | undefined) => {
  const columns = useGridColumns(open.form.values.insurance !== null)
  const speech = useCellSpeech()
  return { columns, speech, grid: useGrid(open, { columns: columns.shown, speech, profile }) }
}

export type EstimateSheet = ReturnType<typeof useEstimate>
