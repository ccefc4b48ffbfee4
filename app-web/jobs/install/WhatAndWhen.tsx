import { JobType, TimeFrame } from "#domain/jobs/JobInstall.ts"
import { DatePicker } from "#ui/DatePicker.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import { TimeField } from "#ui/TimeField.tsx"
import { useFormFields } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { useClock } from "./useClock.ts"

const fields = [
  "install.jobType",
  "install.duration",
  "install.availability",
  "install.date",
  "install.timeFrame",
  "install.time"
] as const

/** What is done to the glass and how long it takes; on which day, in which half of it, at what time. */
export function WhatAndWhen({ open }: { readonly open: OpenJob }) {
  const form = useFormFields(open.form, fields)
  const { t } = useWords()
  const { hours } = useClock()
  const types = useOptions("jobType", JobType)
  const frames = useOptions("timeFrame", TimeFrame)
  const { install } = form.values
  return (
    <FormGrid>
      <FormCell span={3} isHalfOnPhone>
        <Select
          {...form.field("install.jobType", t("install.jobType"))}
          noneLabel={t("none")}
          options={types}
          value={install.jobType === "" ? null : install.jobType}
          onChange={(type) => form.set("install.jobType", type ?? "")}
        />
      </FormCell>
      <FormCell span={3} isHalfOnPhone>
        <Select
          {...form.field("install.duration", t("install.duration"))}
          noneLabel={t("none")}
          options={durationsWith(install.duration).map((minutes) => ({
            value: String(minutes),
            label: hours(minutes)
          }))}
          value={install.duration === 0 ? null : String(install.duration)}
          onChange={(minutes) => form.set("install.duration", Number(minutes ?? 0))}
        />
      </FormCell>
      <FormCell span={6}>
        <TextField
          {...form.field("install.availability", t("install.availability"))}
          placeholder={t("install.availabilityHint")}
          autoComplete="off"
        />
      </FormCell>
      <FormCell span={4}>
        <DatePicker {...form.field("install.date", t("install.date"))} />
      </FormCell>
      <FormCell span={4} isHalfOnPhone>
        <Select
          {...form.field("install.timeFrame", t("install.timeFrame"))}
          noneLabel={t("install.anyTime")}
          placeholder={t("install.anyTime")}
          options={frames}
          value={install.timeFrame === "" ? null : install.timeFrame}
          onChange={(frame) => form.set("install.timeFrame", frame ?? "")}
        />
      </FormCell>
      <FormCell span={4} isHalfOnPhone>
        <TimeField {...form.field("install.time", t("install.time"))} />
      </FormCell>
    </FormGrid>
  )
}

/** The durations there are to choose, in minutes: half hours up to twelve. */
const usual = Array.from({ length: 24 }, (_, at) => (at + 1) * 30)

/** Those, with one that stands although nobody could choose it. */
const durationsWith = (kept: number): ReadonlyArray<number> =>
  kept === 0 || usual.includes(kept) ? usual : [...usual, kept].sort((one, other) => one - other)
