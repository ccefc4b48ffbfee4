import { useState } from "react"
import { type UnmatchedItem, UnmatchedResolution } from "#domain/edi/UnmatchedItem.ts"
import { parseHundredths } from "#domain/edi/Segment.ts"
import { listEdiStrays, postStraySettlement } from "#domain/edi/ediStraysApi.ts"
import { Schema } from "effect"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Table } from "#ui/Table.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { TextField } from "#ui/TextField.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const states = Schema.Literals(["waiting", "settled"])

/** Unmatched items received from networks: unreadable files, and payments that belong to no invoice. */
export function UnmatchedItemList() {
  const { t } = useWords()
  const [state, setState] = useState<typeof states.Type>("waiting")
  const [settling, setSettling] = useState<UnmatchedItem>()
  const options = useOptions("strayState", states)
  const columns = useUnmatchedColumns(setSettling)
  const { data, error, isFetching, refetch } = useApiQuery(listEdiStrays, { state }, { keepsPrevious: true })
  if (error !== null && data === undefined) return <LoadFailed failure={error} onRetry={() => void refetch()} />
  return (
    <div className="EdiList">
      <p className="EdiQuiet">{t("strays.about")}</p>
      <SegmentedControl label={t("strays.state")} options={options} value={state} onChange={setState} />
      <Table
        label={t("strays.title")}
        columns={columns}
        rows={data ?? []}
        rowId={({ id }) => id}
        rowText={({ fileName, id, invoiceNumber }) => invoiceNumber || fileName || id}
        isLoading={isFetching && data === undefined}
        loadingLabel={t("strays.loading")}
        empty={<EmptyState icon="success" title={state === "waiting" ? t("strays.none") : t("strays.noneSettled")} />}
      />
      {settling !== undefined && <ResolveItem stray={settling} onClose={() => setSettling(undefined)} />}
    </div>
  )
}

const useUnmatchedColumns = (onSettle: (stray: UnmatchedItem) => void): ReadonlyArray<TableColumn<UnmatchedItem>> => {
  const { t, of } = useWords()
  const { timeOrDateTime, money } = useFormats()
  const told = ({ detail, fileName, invoiceNumber, reason, settled, trace }: UnmatchedItem) =>
    [
      invoiceNumber === "" ? "" : t("strays.invoice", { number: invoiceNumber }),
      trace === "" ? "" : t("strays.trace", { trace }),
      fileName === "" ? "" : t("strays.file", { name: fileName }),
      reason === "totalDiffers" ? t("strays.parts", { parts: money(parseHundredths(detail) ?? 0) }) : detail,
      settled === null
        ? ""
        : t("strays.settledBy", { by: settled.by, at: timeOrDateTime(settled.at), note: settled.note })
    ].filter((one) => one !== "")
  return [
    {
      id: "what",
      title: t("strays.what"),
      width: "2fr",
      cardRole: "title",
      cell: (stray) => (
        <span className="EdiWho">
          <span>
            {of("partnerNetwork", stray.network)}: {of("strayReason", stray.reason)}
          </span>
          {told(stray).map((one) => (
            <span key={one} className="EdiQuiet EdiBreaks">
              {one}
            </span>
          ))}
        </span>
      )
    },
    {
      id: "amount",
      title: t("strays.amount"),
      width: "112px",
      align: "end",
      cell: ({ amount }) => (amount === 0 ? "–" : money(amount))
    },
    { id: "came", title: t("strays.came"), width: "1fr", cell: ({ at }) => timeOrDateTime(at) },
    {
      id: "do",
      title: t("strays.settle"),
      width: "1.4fr",
      cell: (stray) => (
        <span className="EdiListActions">
          {stray.fileName !== "" && (
            <ButtonLink size="small" icon="download" href={`/api/V1/edi-strays/${stray.id}/file`} target="_blank">
              {t("strays.download")}
            </ButtonLink>
          )}
          {stray.jobId !== null && (
            <ButtonLink size="small" href={`/jobs/${stray.jobId}/edit`}>
              {t("strays.openJob")}
            </ButtonLink>
          )}
          {stray.settled === null && (
            <Button size="small" icon="check" onPress={() => onSettle(stray)}>
              {t("strays.settle")}
            </Button>
          )}
        </span>
      )
    }
  ]
}

const Typed = Schema.Struct({ note: UnmatchedResolution.fields.note })

/** Records in a sentence how the item was resolved. */
function ResolveItem({ stray, onClose }: { readonly stray: UnmatchedItem; readonly onClose: () => void }) {
  const { t } = useWords()
  const showToast = useToast()
  const form = useForm(Typed, { note: "" })
  const { send, isPending } = useApiMutation(postStraySettlement, {
    form,
    invalidates: [listEdiStrays],
    onDone: () => {
      onClose()
      showToast({ kind: "success", text: t("strays.settled") })
    }
  })
  return (
    <FormDialog
      title={t("strays.settle")}
      submitLabel={t("strays.settle")}
      isPending={isPending}
      onSubmit={() => {
        const typed = form.check()
        if (typed !== undefined && !isPending) send({ id: stray.id, ...typed })
      }}
      onClose={onClose}
    >
      <p>{t("strays.settleHint")}</p>
      <TextField {...form.field("note", t("strays.note"))} isRequired autoFocus autoComplete="off" />
    </FormDialog>
  )
}
