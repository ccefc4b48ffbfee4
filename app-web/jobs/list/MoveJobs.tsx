import { useState } from "react"
import { postJobsMove } from "#domain/jobs/jobListApi.ts"
import type { JobsMove } from "#domain/jobs/JobsMove.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { ChosenRows } from "#web/lists/useChosen.ts"
import { useWords } from "#web/words/useWords.ts"
import { MoveFields } from "./MoveFields.tsx"

/** Moves the chosen jobs to another day, time of day or location, after saying how many; it can be undone. */
export function MoveJobs({ chosen }: { readonly chosen: ChosenRows }) {
  const { t } = useWords()
  const bulk = useBulk(postJobsMove, chosen)
  const [move, setMove] = useState<JobsMove>()
  const [isMissing, setMissing] = useState(false)
  const close = () => {
    setMove(undefined)
    setMissing(false)
  }
  return (
    <>
      <Button variant="quiet" size="small" icon="calendar" isPending={bulk.isPending} onPress={() => setMove({})}>
        {t("jobsList.move")}
      </Button>
      {move !== undefined && (
        <ConfirmDialog
          title={t("jobsList.move")}
          cancelLabel={t("cancel")}
          confirmLabel={t("jobsList.moveConfirm", { count: chosen.count })}
          isOpen
          onCancel={close}
          onConfirm={() => {
            if (Object.keys(move).length === 0) return setMissing(true)
            bulk.start(move)
            close()
          }}
        >
          <MoveFields move={move} isMissing={isMissing} onChange={setMove} />
        </ConfirmDialog>
      )}
      {bulk.dialogs}
    </>
  )
}
