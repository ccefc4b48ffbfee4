import { useId, useState } from "react"
import {
  compareDispatch,
  type Discrepancy,
  type DispatchPick,
  undecided,
  withPicks
} from "#domain/dispatches/compareDispatch.ts"
import { type Dispatch, dispatchNumberOf } from "#domain/dispatches/Dispatch.ts"
import { postDispatchLink } from "#domain/dispatches/dispatchesApi.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Disclosure } from "#ui/Disclosure.tsx"
import { RadioGroup } from "#ui/RadioGroup.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByDispatches } from "./changedByDispatches.ts"
import { TimeLeft } from "./TimeLeft.tsx"

interface DiscrepancyDialogProps {
  readonly dispatch: Dispatch
  readonly job: Job
  readonly onClose: () => void
}

type Picks = Readonly<Record<string, DispatchPick>>

/**
 * Compares a job and a dispatch where they differ. Suggests a value where the choice is clear; otherwise the user
 * chooses.
 */
export function DiscrepancyDialog({ dispatch, job, onClose }: DiscrepancyDialogProps) {
  const { t, of, said } = useWords()
  const showToast = useToast()
  const formId = useId()
  const { content } = dispatch
  const number = dispatchNumberOf(content)
  const compared = compareDispatch(job, content)
  const [picks, setPicks] = useState<Picks>({})
  const [fault, setFault] = useState<string>()
  const open = undecided(compared, picks)
  const pick = (key: string) => (value: DispatchPick) => {
    setFault(undefined)
    setPicks((before) => ({ ...before, [key]: value }))
  }
  const { send, isPending } = useApiMutation(postDispatchLink, {
    invalidates: changedByDispatches,
    onDone: () => {
      onClose()
      showToast({
        kind: "success",
        about: `dispatch.${dispatch.id}`,
        text: t("dispatch.linked", { number, job: String(job.number) })
      })
    },
    onFailure: (failure) => {
      if (failure._tag !== "DispatchUnfit") return false
      setFault(said(failure.issue))
      return true
    }
  })
  const of2 = (kind: Discrepancy["kind"]) => compared.filter((one) => one.kind === kind)
  const [differ, fill, same] = [of2("differs"), of2("fills"), of2("same")]
  const { nameOf } = useDiscrepancyText()
  const link = () => send({ id: dispatch.id, version: dispatch.version, jobId: job.id, jobVersion: job.version, picks })
  const keepMine = () => setPicks(Object.fromEntries([...differ, ...fill].map(({ key }) => [key, "job" as const])))
  return (
    <Dialog
      title={t("dispatch.compareTitle", { number, job: String(job.number) })}
      size="wide"
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose()
      }}
      footer={
        <div className="DiscrepancyFoot">
          <Sums job={job} dispatch={dispatch} picks={picks} />
          <Button variant="quiet" onPress={keepMine} isDisabled={isPending}>
            {t("dispatch.keepMine")}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isPending} isDisabled={open.length > 0}>
            {open.length > 0 ? t("dispatch.leftToChoose", { count: open.length }) : t("dispatch.linkNow")}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        className="Discrepancies"
        onSubmit={(event) => {
          event.preventDefault()
          link()
        }}
      >
        <div className="DiscrepancyHead">
          <p>
            {t("dispatch.from", {
              name: content.insuredName,
              network: of("partnerNetwork", content.network),
              company: content.company || "–",
              claim: content.claimNumber || "–"
            })}
          </p>
          {dispatch.state === "new" && content.answerBy !== null && <TimeLeft until={content.answerBy} />}
        </div>
        {fault !== undefined && <Callout tone="danger" title={fault} />}
        {differ.length > 0 && (
          <Rows title={t("dispatch.differ", { count: differ.length })} rows={differ} picks={picks} pick={pick} />
        )}
        {fill.length > 0 && (
          <Rows title={t("dispatch.fill", { count: fill.length })} rows={fill} picks={picks} pick={pick} />
        )}
        {same.length > 0 && (
          <Disclosure title={t("dispatch.same", { count: same.length })}>
            <p>{same.map(nameOf).join(", ")}</p>
          </Disclosure>
        )}
      </form>
    </Dialog>
  )
}

interface RowsProps {
  readonly title: string
  readonly rows: ReadonlyArray<Discrepancy>
  readonly picks: Picks
  readonly pick: (key: string) => (value: DispatchPick) => void
}

/** One row per difference with both values. The arrow keys move between them. */
function Rows({ picks, pick, rows, title }: RowsProps) {
  const { t } = useWords()
  const { nameOf, whyOf, valueOf } = useDiscrepancyText()
  return (
    <section className="DiscrepancyRows">
      <h3>{title}</h3>
      <div className="DiscrepancyColumns" aria-hidden>
        <span>{t("dispatch.field")}</span>
        <span>{t("dispatch.thisJob")}</span>
        <span>{t("dispatch.theDispatch")}</span>
        <span>{t("dispatch.why")}</span>
      </div>
      {rows.map((row) => {
        const value = picks[row.key] ?? row.proposed ?? null
        return (
          <div key={row.key} className="Discrepancy" data-open={value === null || undefined}>
            <RadioGroup
              label={nameOf(row)}
              orientation="horizontal"
              value={value}
              onChange={pick(row.key)}
              options={[
                { value: "job", label: valueOf(row, "job") },
                { value: "dispatch", label: valueOf(row, "dispatch"), isDisabled: row.why === "vinWrong" }
              ]}
            />
            <p className="DiscrepancyWhy">{whyOf(row)}</p>
          </div>
        )
      })}
    </section>
  )
}

/** The job's total and its payers, before and after applying the choices. */
function Sums({ dispatch, job, picks }: { readonly dispatch: Dispatch; readonly job: Job; readonly picks: Picks }) {
  const { t } = useWords()
  const { money } = useFormats()
  const now = totalsOf(
    withPicks(job, dispatch.content, picks, () => crypto.randomUUID()),
    job.taxRates
  )
  const sums = [
    [t("dispatch.total"), job.totals.total, now.total],
    [t("dispatch.insurerPays"), job.totals.insurerShare, now.insurerShare],
    [t("dispatch.customerPays"), job.totals.customerShare, now.customerShare]
  ] as const
  return (
    <dl className="DiscrepancySums">
      {sums.map(([label, before, after]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">
            {before !== after && (
              <>
                <del>{money(before)}</del>{" "}
              </>
            )}
            <strong>{money(after)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The texts of discrepancies: what they are about, each side's value, and the reason for a suggestion. */
const useDiscrepancyText = () => {
  const { t, of } = useWords()
  const { day, money } = useFormats()
  return {
    nameOf: (row: Discrepancy): string => {
      if (row.of === "field") return t(row.field)
      const what = row.line.partNumber === "" ? row.line.description : `${row.line.partNumber} ${row.line.description}`
      return row.of === "price" ? t("dispatch.priceOf", { what }) : t("dispatch.lineOf", { what })
    },
    valueOf: (row: Discrepancy, side: DispatchPick): string => {
      const value = side === "job" ? row.inJob : row.inDispatch
      if (row.of === "line")
        return side === "job" ? t("dispatch.leaveOut") : t("dispatch.addFor", { price: money(Number(value)) })
      if (row.of !== "field") return money(Number(value))
      if (row.field === "insurance.deductible") return money(Number(value))
      if (value === "" || value === 0) return t("dispatch.empty")
      switch (row.field) {
        case "insurance.dateOfLoss":
          return day(String(value))
        case "insurance.causeOfLoss":
          return `${value} ${of("causeOfLoss", value as never)}`
        case "install.repairLocation":
          return of("repairLocation", value as never)
        case "install.jobType":
          return of("jobType", value as never)
        default:
          return String(value)
      }
    },
    whyOf: (row: Discrepancy): string =>
      row.why === undefined
        ? ""
        : row.why === "tellCustomer"
          ? t("dispatchWhy.tellCustomer", { amount: money(Number(row.inJob)) })
          : t(`dispatchWhy.${row.why}`)
  }
}
