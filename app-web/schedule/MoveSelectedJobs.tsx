import { useState } from "react"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { BoardLane } from "#domain/schedule/boardApi.ts"
import { DatePicker } from "#ui/DatePicker.tsx"
import { Select } from "#ui/Select.tsx"
import { TimeField } from "#ui/TimeField.tsx"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useWords } from "#web/words/useWords.ts"
import { placeByValues, type SelectedCard, type CardPlacement } from "./bulkPlacement.ts"
import { useBoardWords } from "./useBoardWords.ts"

interface MoveSelectedJobsProps {
  readonly picked: ReadonlyArray<SelectedCard>
  readonly lanes: ReadonlyArray<BoardLane>
  readonly onPlan: (places: ReadonlyArray<CardPlacement>) => void
  readonly onClose: () => void
}

/** Moves several jobs in one step to an installer, a day, or consecutive times. Empty fields keep each job's value. */
export function MoveSelectedJobs({ picked, lanes, onPlan, onClose }: MoveSelectedJobsProps) {
  const { t } = useWords()
  const { nameOf } = useBoardWords()
  const [userId, setUserId] = useState<string | null>(null)
  const [day, setDay] = useState("")
  const [start, setStart] = useState("")
  const [isSent, setSent] = useState(false)
  const places = placeByValues(picked, { userId: (userId ?? "") as UserId | "", day, start })
  const waiting = picked.filter(({ stop }) => stop === undefined)
  const left = waiting.filter(({ key }) => !places.some((one) => one.key === key)).length
  const submit = () => {
    setSent(true)
    if (places.length > 0 && left === 0) onPlan(places)
  }
  return (
    <FormDialog
      title={t("board.moveSeveral", { count: picked.length })}
      submitLabel={waiting.length === picked.length ? t("board.assign") : t("board.move")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t("install.installer")}
        placeholder={t("board.asNow")}
        noneLabel={t("board.asNow")}
        options={lanes
          .filter(({ active }) => active)
          .map((lane) => ({ value: lane.userId as string, label: nameOf(lane) }))}
        value={userId}
        onChange={setUserId}
      />
      <DatePicker label={t("install.date")} description={t("board.asNowHint")} value={day} onChange={setDay} />
      <TimeField label={t("board.inARow")} description={t("board.inARowHint")} value={start} onChange={setStart} />
      <div role="status">
        {isSent && left > 0 && <p className="FieldError">{t("board.waitingNeed", { count: left })}</p>}
        {isSent && left === 0 && places.length === 0 && <p className="FieldError">{t("board.nothingMoves")}</p>}
      </div>
    </FormDialog>
  )
}
