import "./Dispatches.css"
import { DispatchNetwork, DispatchState, type ListedDispatch } from "#domain/dispatches/Dispatch.ts"
import { listDispatches } from "#domain/dispatches/dispatchesApi.ts"
import { access, dispatchAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Link } from "#ui/Link.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Select } from "#ui/Select.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useUser } from "#web/access/useUser.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { ListFilters, ListTextSearch } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { TimeLeft } from "./TimeLeft.tsx"
import { useState } from "react"
import { Dialog } from "#ui/Dialog.tsx"

const NetworkAnswerStatus = lazyPart(() => import("./NetworkAnswerStatus.tsx"), "NetworkAnswerStatus", "now")
const DispatchActions = lazyPart(() => import("./DispatchActions.tsx"), "DispatchActions", "now")

/** Dispatches received from the networks, newest first, each until it is accepted or declined. */
export function DispatchesScreen() {
  const { t, of } = useWords()
  const mayDecide = hasAccess(dispatchAccess, useUser())
  const networks = DispatchNetwork.literals.map((value) => ({ value, label: of("partnerNetwork", value) }))
  const list = useShopList(listDispatches, {
    columns: useDispatchColumns(),
    sort: { column: "received", direction: "descending" }
  })
  const { asked, narrow } = list
  return (
    <>
      <PageHeader title={t("route.dispatches")} actions={mayDecide ? <UploadDispatch /> : undefined} />
      <ListFilters list={list}>
        <SegmentedControl
          label={t("dispatch.state")}
          isLabelHidden
          options={[
            { value: "all", label: t("dispatch.all") },
            ...DispatchState.literals.map((value) => ({ value, label: of("dispatchState", value) }))
          ]}
          value={asked.state ?? "all"}
          onChange={(state) => narrow({ state: state === "all" ? undefined : state })}
        />
        <Select
          label={t("dispatch.network")}
          isLabelHidden
          placeholder={t("dispatch.anyNetwork")}
          noneLabel={t("dispatch.anyNetwork")}
          options={networks}
          value={asked.network ?? null}
          onChange={(network) => narrow({ network: network ?? undefined })}
        />
        <ListTextSearch
          label={t("dispatches.search")}
          placeholder={t("dispatches.searchHint")}
          text={asked.text ?? ""}
          onSearch={(text) => narrow({ text })}
        />
      </ListFilters>
      <ListTable
        list={list}
        label={t("route.dispatches")}
        rowId={({ id }) => id}
        rowText={({ insuredName, number }) => `${number} ${insuredName}`}
        rowActions={mayDecide ? (dispatch) => <DispatchActions dispatch={dispatch} /> : undefined}
        rowActionsLabel={t("dispatch.actions")}
        empty={
          list.isNarrowed ? (
            <EmptyState
              icon="search"
              title={t("dispatches.noneFound")}
              action={<Button onPress={list.clear}>{t("clearFilters")}</Button>}
            />
          ) : (
            <EmptyState icon="car" title={t("dispatches.none")}>
              {t("dispatches.noneHint")}
            </EmptyState>
          )
        }
      />
    </>
  )
}

const useDispatchColumns = (): ReadonlyArray<TableColumn<ListedDispatch>> => {
  const { t, of } = useWords()
  const { day } = useFormats()
  return [
    {
      id: "insuredName",
      title: t("dispatch.insured"),
      width: "1.2fr",
      cardRole: "title",
      cell: ({ insuredName }) => insuredName
    },
    { id: "vehicle", title: t("dispatch.vehicle"), width: "1.2fr", cell: ({ vehicle }) => vehicle || "–" },
    {
      id: "number",
      title: t("dispatch.number"),
      width: "132px",
      cell: ({ number }) => <span className="tabular">{number}</span>
    },
    {
      id: "claimNumber",
      title: t("insurance.claimNumber"),
      width: "1fr",
      minTableWidth: "wide",
      cell: ({ claimNumber }) => claimNumber || "–"
    },
    {
      id: "jobType",
      title: t("dispatch.work"),
      width: "112px",
      minTableWidth: "wide",
      cell: ({ jobType }) => (jobType === "" ? "–" : of("jobType", jobType))
    },
    {
      id: "network",
      title: t("dispatch.network"),
      width: "96px",
      minTableWidth: "medium",
      cell: ({ network }) => of("partnerNetwork", network)
    },
    {
      id: "dispatchedOn",
      title: t("dispatch.on"),
      width: "124px",
      minTableWidth: "wide",
      cell: ({ dispatchedOn }) => day(dispatchedOn)
    },
    { id: "state", title: t("dispatch.state"), width: "2fr", cell: (dispatch) => <State dispatch={dispatch} /> }
  ]
}

function State({ dispatch }: { readonly dispatch: ListedDispatch }) {
  return (
    <span className="DispatchState">
      <DispatchOutcome dispatch={dispatch} />
      {(dispatch.answer ?? null) !== null && <NetworkAnswerStatus dispatch={dispatch} />}
    </span>
  )
}

/** The outcome: the time left to respond, the linked job, or the reason for declining. */
function DispatchOutcome({ dispatch }: { readonly dispatch: ListedDispatch }) {
  const { t, of } = useWords()
  const opensJobs = hasAccess(access["/jobs"], useUser())
  const { answerBy, job, reason, revisedAt, state } = dispatch
  if (state === "declined")
    return (
      <span className="Quiet">
        {reason === null
          ? of("dispatchState", state)
          : t("dispatch.declinedFor", { reason: of("declineReason", reason) })}
      </span>
    )
  if (state === "new")
    return answerBy === null ? (
      <StatusDot tone="info">{of("dispatchState", state)}</StatusDot>
    ) : (
      <TimeLeft until={answerBy} />
    )
  const text =
    job === null
      ? of("dispatchState", state)
      : job.invoiceNumber === null
        ? t("dispatch.job", { stage: of("stage", job.stage), number: String(job.number) })
        : t("dispatch.invoice", { number: String(job.invoiceNumber) })
  return (
    <>
      {job === null || !opensJobs ? text : <Link href={`/jobs/${job.id}/edit`}>{text}</Link>}
      {revisedAt !== null && <StatusDot tone="warning">{t("dispatch.revised")}</StatusDot>}
    </>
  )
}

const DispatchDrop = lazyPart(() => import("./DispatchDrop.tsx"), "DispatchDrop", "asked")

/** A dialog for importing a dispatch from a file. */
function UploadDispatch() {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title={t("dispatch.upload")}
      closeLabel={t("close")}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon="upload">{t("dispatch.upload")}</Button>}
    >
      <DispatchDrop onDone={() => setOpen(false)} />
    </Dialog>
  )
}
