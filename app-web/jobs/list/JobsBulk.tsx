import "./JobsList.css"
import { useState } from "react"
import { type JobsMove, postJobsMove, postQuotesDelete, postQuotesLost } from "#domain/jobs/jobListApi.ts"
import { getChoiceLists } from "#domain/choice-lists/choiceListsApi.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { paymentAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { TimeFrame } from "#domain/jobs/JobInstall.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { Select } from "#ui/Select.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { BulkDelete } from "#web/lists/BulkDelete.tsx"
import { useLostReason } from "#web/jobs/stage/StageDot.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { SelectedRows } from "#web/lists/useRowSelection.ts"
import { useWords } from "#web/words/useWords.ts"

/** Bulk actions on jobs: moving and marking as lost for office staff, deleting quotes for salespeople. */
export function JobsBulk({ chosen }: { readonly chosen: SelectedRows }) {
  const sells = hasAccess(paymentAccess, useUser())
  return (
    <>
      <MoveJobs chosen={chosen} />
      <LoseQuotes chosen={chosen} />
      {sells && <DeleteQuotes chosen={chosen} />}
    </>
  )
}

/** Moves the selected jobs to another date, time of day or location, after confirming their number. Can be undone. */
function MoveJobs({ chosen }: { readonly chosen: SelectedRows }) {
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

/** Marks the selected quotes as lost, after asking for a reason. Can be undone. */
function LoseQuotes({ chosen }: { readonly chosen: SelectedRows }) {
  const { t } = useWords()
  const bulk = useBulk(postQuotesLost, chosen)
  const [reason, setReason] = useState<string | null>()
  const [isMissing, setMissing] = useState(false)
  const close = () => {
    setReason(undefined)
    setMissing(false)
  }
  return (
    <>
      <Button variant="quiet" size="small" icon="x" isPending={bulk.isPending} onPress={() => setReason(null)}>
        {t("jobsList.lose")}
      </Button>
      {reason !== undefined && (
        <ConfirmDialog
          title={t("jobsList.lose")}
          cancelLabel={t("cancel")}
          confirmLabel={t("jobsList.loseConfirm", { count: chosen.count })}
          isOpen
          onCancel={close}
          onConfirm={() => {
            if (reason === null) return setMissing(true)
            bulk.start({ reason, note: "" })
            close()
          }}
        >
          <LostReasonField reason={reason} isMissing={isMissing} onChange={setReason} />
        </ConfirmDialog>
      )}
      {bulk.dialogs}
    </>
  )
}

interface LostReasonFieldProps {
  readonly reason: string | null
  /** The user confirmed without choosing. */
  readonly isMissing: boolean
  readonly onChange: (reason: string | null) => void
}

/** The reason the quotes are lost, from the shop's list. */
function LostReasonField({ reason, isMissing, onChange }: LostReasonFieldProps) {
  const { t } = useWords()
  const lostReason = useLostReason()
  const lists = useApiQuery(getChoiceLists, {}).data
  return (
    <div className="MoreJobFilters">
      <Select
        label={t("lost.reason")}
        value={reason}
        onChange={onChange}
        isRequired
        autoFocus
        errorMessage={isMissing && reason === null ? t("lost.reasonMissing") : undefined}
        options={lists?.lostReasons.map((value) => ({ value, label: lostReason(value) }))}
      />
      <p>{t("jobsList.loseHint")}</p>
    </div>
  )
}

/**
 * Deletes the selected quotes after confirmation. Quotes that were already sent, signed or paid for are kept, with the
 * reason shown.
 */
function DeleteQuotes({ chosen }: { readonly chosen: SelectedRows }) {
  const { t } = useWords()
  const words = {
    press: t("jobsList.delete"),
    ask: t("jobsList.deleteAsk", { count: chosen.count }),
    hint: t("jobsList.deleteHint")
  }
  return <BulkDelete call={postQuotesDelete} chosen={chosen} words={words} />
}

interface MoveFieldsProps {
  readonly move: JobsMove
  /** The user confirmed without choosing. */
  readonly isMissing: boolean
  readonly onChange: (move: JobsMove) => void
}

/** The new date, time of day and location; empty fields stay unchanged. */
function MoveFields({ move, isMissing, onChange }: MoveFieldsProps) {
  const { t } = useWords()
  const halves = useOptions("timeFrame", TimeFrame)
  const locations = useApiQuery(listJobLocations, {}).data?.filter(({ status }) => status === "active")
  const stays = { placeholder: t("jobsList.moveStays"), noneLabel: t("jobsList.moveStays") }
  const { date, timeFrame, locationId } = move
  const keep = (change: { readonly [K in keyof JobsMove]?: JobsMove[K] | undefined }) =>
    onChange(
      Object.fromEntries(
        Object.entries({ date, timeFrame, locationId, ...change }).filter(([, value]) => value !== undefined)
      )
    )
  return (
    <div className="MoreJobFilters">
      {isMissing && <Callout tone="danger" title={t("jobsList.chooseMove")} isLive />}
      <DatePicker
        label={t("install.date")}
        value={date ?? ""}
        onChange={(day) => keep({ date: day === "" ? undefined : day })}
      />
      <Select
        label={t("install.timeFrame")}
        {...stays}
        options={[...halves, { value: "any" as const, label: t("install.anyTime") }]}
        value={timeFrame === "" ? "any" : (timeFrame ?? null)}
        onChange={(half) => keep({ timeFrame: half === null ? undefined : half === "any" ? "" : half })}
      />
      <Select
        label={t("job.location")}
        {...stays}
        options={locations?.map(({ id, locationName }) => ({ value: id, label: locationName }))}
        value={locationId ?? null}
        onChange={(id) => keep({ locationId: id ?? undefined })}
      />
      <p>{t("jobsList.moveHint")}</p>
    </div>
  )
}
