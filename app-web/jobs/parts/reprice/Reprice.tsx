import { totalsOf } from "#domain/jobs/settle.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { priceable, useJobMoney } from "#web/jobs/form/useJobMoney.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import type { SaveJob } from "#web/jobs/form/useSaveJob.ts"
import { RepriceDialog } from "./RepriceDialog.tsx"

export interface RepriceProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly saving: SaveJob
  /** Puts the re-priced rows into the form. */
  readonly onReprice: (rows: ReadonlyArray<LineValues>) => void
  readonly onClose: () => void
}

/** Re-prices an open job once the person has seen what changes; one that is kept is saved with it, as of today. */
export function Reprice({ open, lookups, saving, onReprice, onClose }: RepriceProps) {
  const { lines, insurance } = open.form.getState().values
  const { rates } = useJobMoney(open, lookups)
  const totalOf = (priced: ReadonlyArray<EstimateLine>) =>
    totalsOf({ ...priceable({ lines, insurance }), lines: priced }, rates).total
  const confirm = (rows: ReadonlyArray<LineValues>) => {
    onReprice(rows)
    if (open.job === undefined) return
    open.form.set("isRepriced", true)
    saving.save()
  }
  return (
    <RepriceDialog
      rows={lines}
      profile={lookups.profile}
      totalOf={totalOf}
      isSaved={open.job !== undefined}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
