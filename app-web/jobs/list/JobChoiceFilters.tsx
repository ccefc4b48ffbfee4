import { Schema } from "effect"
import { getChoiceLists } from "#domain/choice-lists/choiceListsApi.ts"
import { ReworkCause, SourceFilter } from "#domain/jobs/jobCodes.ts"
import { getJobChoices, listInstallers, listSalespeople } from "#domain/jobs/jobListApi.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { PaymentState } from "#domain/payments/balance.ts"
import { AnswerFilter } from "#domain/jobs/JobSearch.ts"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Select } from "#ui/Select.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { LazyDatePicker } from "#web/forms/LazyDatePicker.tsx"
import { useOptions } from "#web/forms/useOptions.ts"
import { useLostReason } from "#web/jobs/stage/StageDot.tsx"
import { colleagueName } from "#web/jobs/form/useLookups.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { useWords } from "#web/words/useWords.ts"
import type { JobFilterProps } from "./moreFilters.ts"

/** The current filter value stays among the options even if no job has it any more. */
const named = (names: ReadonlyArray<string>, asked: string | undefined) =>
  (asked === undefined || names.includes(asked) ? names : [asked, ...names]).map((value) => ({ value, label: value }))

/**
 * Filters with one selectable value each. Users who may not see prices only get their own jobs, and no filters that
 * reveal amounts.
 */
export function JobChoiceFilters({ asked, narrow }: JobFilterProps) {
  const { t } = useWords()
  const { canViewPrices: seesPrices } = usePermissions()
  const [payments, answers] = [useOptions("paymentState", PaymentState), useOptions("answerSought", AnswerFilter)]
  const sources = useOptions("jobSource", SourceFilter)
  const locations = useQueryOf(listJobLocations, {}).data ?? []
  const installers = useQueryOf(listInstallers, {}, { enabled: seesPrices }).data ?? []
  const sellers = useQueryOf(listSalespeople, {}, { enabled: seesPrices }).data ?? []
  const choices = useQueryOf(getJobChoices, {}, { enabled: seesPrices }).data
  const lists = useQueryOf(getChoiceLists, {}, { enabled: seesPrices }).data
  const lostReason = useLostReason()
  const reasons = lists?.lostReasons ?? []
  const lostOptions = [
    { value: "false", label: t("jobsList.lostNone") },
    { value: "true", label: t("lost.stage") },
    ...[
      ...reasons,
      ...(asked.lostReason === undefined || reasons.includes(asked.lostReason) ? [] : [asked.lostReason])
    ].map((value) => ({ value, label: lostReason(value) }))
  ]
  const causes = [
    { value: "false", label: t("jobsList.reworkNone") },
    { value: "true", label: t("jobsList.reworkAny") },
    ...useOptions("reworkCause", ReworkCause)
  ]
  const any = { placeholder: t("jobsList.any"), noneLabel: t("jobsList.any") }
  return (
    <>
      {seesPrices && (
        <Select
          label={t("jobsList.payment")}
          {...any}
          options={payments}
          value={asked.payment ?? null}
          onChange={(payment) => narrow({ payment: payment ?? undefined })}
        />
      )}
      <Select
        label={t("jobsList.location")}
        {...any}
        options={locations.map(({ id, locationName: name, status }) => ({
          value: id,
          label: status === "active" ? name : t("job.inactiveLocation", { name })
        }))}
        value={asked.locationId ?? null}
        onChange={(locationId) => narrow({ locationId: locationId ?? undefined })}
      />
      <Select
        label={t("jobsList.answer")}
        {...any}
        options={answers}
        value={asked.answer ?? null}
        onChange={(answer) => narrow({ answer: answer ?? undefined })}
      />
      <Select
        label={t("jobsList.rework")}
        {...any}
        options={causes}
        value={asked.reworkCause ?? (asked.rework === undefined ? null : String(asked.rework))}
        onChange={(chosen) =>
          narrow(
            Schema.is(ReworkCause)(chosen)
              ? { rework: undefined, reworkCause: chosen }
              : { rework: chosen === null ? undefined : chosen === "true", reworkCause: undefined }
          )
        }
      />
      <Select
        label={t("jobsList.source")}
        {...any}
        options={sources}
        value={asked.source ?? null}
        onChange={(source) => narrow({ source: source ?? undefined })}
      />
      {seesPrices && (
        <>
          <Select
            label={t("jobsList.lost")}
            {...any}
            options={lostOptions}
            value={
              asked.lostReason !== undefined ? asked.lostReason : asked.lost === undefined ? null : String(asked.lost)
            }
            onChange={(chosen) =>
              narrow(
                chosen === "true" || chosen === "false"
                  ? { lost: chosen === "true", lostReason: undefined }
                  : { lost: undefined, lostReason: chosen ?? undefined }
              )
            }
          />
          <Select
            label={t("jobsList.installer")}
            {...any}
            options={installers.map(({ id, firstName, lastName, active }) => {
              const name = `${firstName} ${lastName}`.trim()
              return { value: id, label: active ? name : t("install.inactiveInstaller", { name }) }
            })}
            value={asked.installerId ?? null}
            onChange={(installerId) => narrow({ installerId: installerId ?? undefined })}
          />
          <Select
            label={t("job.salesperson")}
            {...any}
            options={sellers.map(({ id, active }) => {
              const name = colleagueName(sellers, id)!
              return { value: id, label: active ? name : t("job.inactiveSalesperson", { name }) }
            })}
            value={asked.salespersonId ?? null}
            onChange={(salespersonId) => narrow({ salespersonId: salespersonId ?? undefined })}
          />
          <Select
            label={t("jobsList.insurer")}
            {...any}
            options={named(choices?.insurers ?? [], asked.insurer)}
            value={asked.insurer ?? null}
            onChange={(insurer) => narrow({ insurer: insurer ?? undefined })}
          />
          <Select
            label={t("jobsList.salesperson")}
            {...any}
            options={named(choices?.salespeople ?? [], asked.salesperson)}
            value={asked.salesperson ?? null}
            onChange={(salesperson) => narrow({ salesperson: salesperson ?? undefined })}
          />
        </>
      )}
    </>
  )
}

const stretches = [
  { from: "installFrom", to: "installTo", word: "jobsList.install", isMoney: false },
  { from: "quotedFrom", to: "quotedTo", word: "jobsList.quoted", isMoney: false },
  { from: "invoicedFrom", to: "invoicedTo", word: "jobsList.invoiced", isMoney: true },
  { from: "createdFrom", to: "createdTo", word: "jobsList.created", isMoney: false },
  { from: "wonFrom", to: "wonTo", word: "jobsList.won", isMoney: false },
  { from: "settledFrom", to: "settledTo", word: "jobsList.settled", isMoney: true },
  { from: "lostFrom", to: "lostTo", word: "lost.stage", isMoney: true }
] as const

/** Date range filters; either end may be left open. */
export function JobDayFilters({ asked, narrow }: JobFilterProps) {
  const { t } = useWords()
  const { canViewPrices: seesPrices } = usePermissions()
  return stretches
    .filter(({ isMoney }) => seesPrices || !isMoney)
    .map(({ from, to, word }) => {
      const what = t(word)
      return (
        <FormGrid key={from}>
          <LazyDatePicker
            label={t("jobsList.fromDay", { what })}
            value={asked[from] ?? ""}
            maxValue={asked[to]}
            onChange={(day) => narrow({ [from]: day === "" ? undefined : day })}
          />
          <LazyDatePicker
            label={t("jobsList.toDay", { what })}
            value={asked[to] ?? ""}
            minValue={asked[from]}
            onChange={(day) => narrow({ [to]: day === "" ? undefined : day })}
          />
        </FormGrid>
      )
    })
}
