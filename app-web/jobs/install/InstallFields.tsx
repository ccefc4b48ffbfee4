import type { UserId } from "#domain/access/CurrentUser.ts"
import { JobType, TimeFrame } from "#domain/jobs/JobInstall.ts"
import { listInstallers } from "#domain/jobs/jobListApi.ts"
import { Button } from "#ui/Button.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import { TimeField } from "#ui/TimeField.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useFormFields } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { SameDayJobs, DoubleBooking } from "./DoubleBooking.tsx"
import { RuleWarnings } from "./ScheduleWarnings.tsx"
import { useClock } from "./useClock.ts"

const fields = [
  "install.jobType",
  "install.duration",
  "install.availability",
  "install.date",
  "install.timeFrame",
  "install.time"
] as const

/** The type of work and its duration, and the date, time of day and time. */
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

/** The selectable durations in minutes: half hours up to twelve hours. */
const usual = Array.from({ length: 24 }, (_, at) => (at + 1) * 30)

/** Those durations, plus the current one if it is not among them. */
const durationsWith = (kept: number): ReadonlyArray<number> =>
  kept === 0 || usual.includes(kept) ? usual : [...usual, kept].sort((one, other) => one - other)

/** The installers of the job and their hours. Each row shows the installer's other jobs that day. */
export function InstallerRows({ open, lookups }: { readonly open: OpenJob; readonly lookups: JobLookups }) {
  const form = useFormFields(open.form, ["install.installers", "install.date", "install.duration"])
  const { t } = useWords()
  const people = useApiQuery(listInstallers, {}).data ?? []
  const { installers, date } = form.values.install
  const named = new Map(people.map((one) => [one.id as string, one]))
  const nameOf = (id: string) => {
    const one = named.get(id)
    return one === undefined ? t("install.formerInstaller") : `${one.firstName} ${one.lastName}`.trim()
  }
  const mayTake = (id: string) => named.get(id)?.active === true
  const active = people.filter(({ id }) => mayTake(id))
  // An installer already on the job stays visible even if no longer selectable.
  const optionsWith = (chosen: string) => [
    ...active.map(({ id }) => ({ value: id as string, label: nameOf(id) })),
    ...(mayTake(chosen)
      ? []
      : [
          {
            value: chosen,
            label: named.has(chosen) ? t("install.inactiveInstaller", { name: nameOf(chosen) }) : nameOf(chosen)
          }
        ])
  ]
  const add = (userId: UserId) => form.set("install.installers", [...installers, { userId, start: "", end: "" }])
  const free = active.find(({ id }) => !installers.some(({ userId }) => userId === id)) ?? active[0]
  return (
    <section className="InstallerRows" aria-label={t("install.installers")}>
      <h3 className="InstallTitle">{t("install.installers")}</h3>
      {active.length === 0 && installers.length === 0 && <p className="Quiet">{t("install.noInstallers")}</p>}
      {installers.map((row, at) => {
        const name = nameOf(row.userId)
        return (
          <div key={at} className="InstallerRow">
            <div className="InstallerName">
              <Select
                {...form.field(`install.installers.${at}.userId`, t("install.installer"))}
                options={optionsWith(row.userId)}
                description={named.get(row.userId)?.active === false ? t("install.inactiveHint") : undefined}
                onChange={(id) => {
                  if (id !== null) form.set(`install.installers.${at}.userId`, id as UserId)
                }}
              />
            </div>
            <TimeField {...form.field(`install.installers.${at}.start`, t("install.start"))} />
            <TimeField {...form.field(`install.installers.${at}.end`, t("install.end"))} />
            <IconButton
              icon="trash"
              label={t("install.removeInstaller", { name })}
              onPress={() => form.set("install.installers", installers.toSpliced(at, 1))}
            />
            {date !== "" && <SameDayJobs row={row} name={name} day={date} jobId={open.job?.id} />}
            <RuleWarnings open={open} lookups={lookups} at={at} />
            <DoubleBooking form={form} jobId={open.job?.id} at={at} />
          </div>
        )
      })}
      {free !== undefined && installers.length < 12 && (
        <div>
          <Button size="small" icon="plus" onPress={() => add(free.id)}>
            {t("install.addInstaller")}
          </Button>
        </div>
      )}
    </section>
  )
}
