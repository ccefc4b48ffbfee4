import { getJobChoices, listInstallers } from "#domain/jobs/jobListApi.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { Select } from "#ui/Select.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { useWords } from "#web/words/useWords.ts"
import type { JobFilterProps } from "./MoreJobFilters.tsx"

/** What is asked stays among the choices, although no job has it any more. */
const named = (names: ReadonlyArray<string>, asked: string | undefined) =>
  (asked === undefined || names.includes(asked) ? names : [asked, ...names]).map((value) => ({ value, label: value }))

/** One answer each. Someone who only installs has their own jobs anyway, and chooses by nothing that tells of money. */
export function JobChoiceFilters({ asked, narrow }: JobFilterProps) {
  const { t } = useWords()
  const { seesPrices } = useRights()
  const [payments, answers] = [useOptions("paymentState"), useOptions("answerSought")]
  const locations = useQueryOf(listJobLocations, {}).data ?? []
  const installers = useQueryOf(listInstallers, {}, { enabled: seesPrices }).data ?? []
  const choices = useQueryOf(getJobChoices, {}, { enabled: seesPrices }).data
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
        options={locations.map(({ id, locationName }) => ({ value: id, label: locationName }))}
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
      {seesPrices && (
        <>
          <Select
            label={t("jobsList.installer")}
            {...any}
            options={installers.map(({ id, firstName, lastName }) => ({
              value: id,
              label: `${firstName} ${lastName}`.trim()
            }))}
            value={asked.installerId ?? null}
            onChange={(installerId) => narrow({ installerId: installerId ?? undefined })}
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
