import { memo } from "react"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { listInstallers } from "#domain/jobs/jobListApi.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Select } from "#ui/Select.tsx"
import { TimeField } from "#ui/TimeField.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { sameParts } from "#web/jobs/form/sameParts.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"
import { DoubleBooking } from "./DoubleBooking.tsx"
import { AlsoBusy } from "./AlsoBusy.tsx"

/** Who installs, and from when to when; each may have other jobs that day. */
export const InstallerRows = memo(
  function InstallerRows({ open }: { readonly open: OpenJob }) {
    const { form } = open
    const { t } = useWords()
    const people = useQueryOf(listInstallers, {}).data ?? []
    const { installers, date } = form.values.install
    const options = people.map(({ id, firstName, lastName }) => ({
      value: id as string,
      label: `${firstName} ${lastName}`.trim()
    }))
    const nameOf = (id: string) => options.find(({ value }) => value === id)?.label
    const add = (userId: UserId) => form.set("install.installers", [...installers, { userId, start: "", end: "" }])
    const free = people.find(({ id }) => !installers.some(({ userId }) => userId === id)) ?? people[0]
    return (
      <section className="InstallerRows" aria-label={t("install.installers")}>
        <h3 className="InstallTitle">{t("install.installers")}</h3>
        {people.length === 0 && installers.length === 0 && <p className="Quiet">{t("install.noInstallers")}</p>}
        {installers.map((row, at) => {
          const name = nameOf(row.userId) ?? t("install.formerInstaller")
          return (
            <div key={at} className="InstallerRow">
              <div className="InstallerName">
                <Select
                  {...form.field(`install.installers.${at}.userId`, t("install.installer"))}
                  options={
                    nameOf(row.userId) === undefined
                      ? [...options, { value: row.userId as string, label: name }]
                      : options
                  }
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
              <DoubleBooking open={open} at={at} />
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
  },
  (before, after) => sameParts(before.open, after.open, ["install.installers", "install.date", "install.duration"])
)
