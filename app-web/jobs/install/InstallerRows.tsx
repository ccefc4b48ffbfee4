import type { UserId } from "#domain/access/CurrentUser.ts"
import { listInstallers } from "#domain/jobs/jobListApi.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Select } from "#ui/Select.tsx"
import { TimeField } from "#ui/TimeField.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useFormFields } from "#web/forms/useForm.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { RuleWarnings } from "./ScheduleAsked.tsx"
import { AlsoBusy, DoubleBooking } from "./DoubleBooking.tsx"

/** Who installs, and from when to when; each may have other jobs that day. */
export function InstallerRows({ open, lookups }: { readonly open: OpenJob; readonly lookups: JobLookups }) {
  const form = useFormFields(open.form, ["install.installers", "install.date", "install.duration"])
  const { t } = useWords()
  const people = useQueryOf(listInstallers, {}).data ?? []
  const { installers, date } = form.values.install
  const named = new Map(people.map((one) => [one.id as string, one]))
  const nameOf = (id: string) => {
    const one = named.get(id)
    return one === undefined ? t("install.formerInstaller") : `${one.firstName} ${one.lastName}`.trim()
  }
  const mayTake = (id: string) => named.get(id)?.active === true
  const active = people.filter(({ id }) => mayTake(id))
  // Whoever is on the job stays to be seen there, although nobody could choose them any more.
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
            {date !== "" && <AlsoBusy row={row} name={name} day={date} jobId={open.job?.id} />}
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
