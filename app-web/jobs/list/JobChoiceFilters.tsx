import { Schema } from "effect"
import { getChoiceLists } from "#domain/choice-lists/choiceListsApi.ts"
import { ReworkCause, SourceFilter } from "#domain/jobs/jobCodes.ts"
import { getJobChoices, listInstallers, listSalespeople } from "#domain/jobs/jobListApi.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { PaymentState } from "#domain/payments/balance.ts"
import { AnswerFilter } from "#domain/jobs/JobSearch.ts"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Select } from "#ui/Select.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
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
export function JobChoiceFilters({ search, setFilters }: JobFilterProps) {
  const { t } = useWords()
  const { canViewPrices } = usePermissions()
  const [payments, answers] = [useOptions("paymentState", PaymentState), useOptions("answerSought", AnswerFilter)]
  const sources = useOptions("jobSource", SourceFilter)
  const locations = useApiQuery(listJobLocations, {}).data ?? []
  const installers = useApiQuery(listInstallers, {}, { enabled: canViewPrices }).data ?? []
  const sellers = useApiQuery(listSalespeople, {}, { enabled: canViewPrices }).data ?? []
  const choices = useApiQuery(getJobChoices, {}, { enabled: canViewPrices }).data
  const lists = useApiQuery(getChoiceLists, {}, { enabled: canViewPrices }).data
  const lostReason = useLostReason()
  const reasons = lists?.lostReasons ?? []
  const lostOptions = [
    { value: "false", label: t("jobsList.lostNone") },
    { value: "true", label: t("lost.stage") },
    ...[
      ...reasons,
      ...(search.lostReason === undefined || reasons.includes(search.lostReason) ? [] : [search.lostReason])
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
      {canViewPrices && (
        <Select
          label={t("jobsList.payment")}
          {...any}
          options={payments}
          value={search.payment ?? null}
          onChange={(payment) => setFilters({ payment: payment ?? undefined })}
        />
      )}
      <Select
        label={t("jobsList.location")}
        {...any}
        options={locations.map(({ id, locationName: name, status }) => ({
          value: id,
          label: status === "active" ? name : t("job.inactiveLocation", { name })
        }))}
        value={search.locationId ?? null}
        onChange={(locationId) => setFilters({ locationId: locationId ?? undefined })}
      />
      <Select
        label={t("jobsList.answer")}
        {...any}
        options={answers}
        value={search.answer ?? null}
        onChange={(answer) => setFilters({ answer: answer ?? undefined })}
      />
      <Select
        label={t("jobsList.rework")}
        {...any}
        options={causes}
        value={search.reworkCause ?? (search.rework === undefined ? null : String(search.rework))}
        onChange={(chosen) =>
          setFilters(
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
        value={search.source ?? null}
        onChange={(source) => setFilters({ source: source ?? undefined })}
      />
      {canViewPrices && (
        <>
          <Select
            label={t("jobsList.lost")}
            {...any}
            options={lostOptions}
            value={
              search.lostReason !== undefined
                ? search.lostReason
                : search.lost === undefined
                  ? null
                  : String(search.lost)
            }
            onChange={(chosen) =>
              setFilters(
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
            value={search.installerId ?? null}
            onChange={(installerId) => setFilters({ installerId: installerId ?? undefined })}
          />
          <Select
            label={t("job.salesperson")}
            {...any}
            options={sellers.map(({ id, active }) => {
              const name = colleagueName(sellers, id)!
              return { value: id, label: active ? name : t("job.inactiveSalesperson", { name }) }
            })}
            value={search.salespersonId ?? null}
            onChange={(salespersonId) => setFilters({ salespersonId: salespersonId ?? undefined })}
          />
          <Select
            label={t("jobsList.insurer")}
            {...any}
            options={named(choices?.insurers ?? [], search.insurer)}
            value={search.insurer ?? null}
            onChange={(insurer) => setFilters({ insurer: insurer ?? undefined })}
          />
          <Select
            label={t("jobsList.salesperson")}
            {...any}
            options={named(choices?.salespeople ?? [], search.salesperson)}
            value={search.salesperson ?? null}
            onChange={(salesperson) => setFilters({ salesperson: salesperson ?? undefined })}
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
export function JobDayFilters({ search, setFilters }: JobFilterProps) {
  const { t } = useWords()
  const { canViewPrices } = usePermissions()
  return stretches
    .filter(({ isMoney }) => canViewPrices || !isMoney)
    .map(({ from, to, word }) => {
      const what = t(word)
      return (
        <FormGrid key={from}>
          <LazyDatePicker
            label={t("jobsList.fromDay", { what })}
            value={search[from] ?? ""}
            maxValue={search[to]}
            onChange={(day) => setFilters({ [from]: day === "" ? undefined : day })}
          />
          <LazyDatePicker
            label={t("jobsList.toDay", { what })}
            value={search[to] ?? ""}
            minValue={search[from]}
            onChange={(day) => setFilters({ [to]: day === "" ? undefined : day })}
          />
        </FormGrid>
      )
    })
}
