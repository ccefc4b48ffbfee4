import type { UserId } from "#domain/access/CurrentUser.ts"
import { Select } from "#ui/Select.tsx"
import { useUser } from "#web/access/useUser.ts"
import { useFormFields } from "#web/forms/useForm.ts"
import { colleagueName } from "#web/jobs/colleagueName.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useWords } from "#web/words/useWords.ts"

interface SalespersonFieldProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
}

/** Who sold the job: whoever made it, unless somebody else is chosen. Who left stays there, marked. */
export function SalespersonField({ open, lookups: { salespeople } }: SalespersonFieldProps) {
  const form = useFormFields(open.form, ["salespersonId"])
  const { t } = useWords()
  const user = useUser()
  const chosen = form.values.salespersonId ?? null
  const active = salespeople.filter((one) => one.active)
  const options = active.map(({ id }) => ({ value: id as string, label: colleagueName(active, id)! }))
  const nameOfChosen = (id: string) => {
    const name = colleagueName(salespeople, id)
    if (name !== undefined) return t("job.inactiveSalesperson", { name })
    return id === user.id ? `${user.firstName} ${user.lastName}`.trim() : t("job.formerSalesperson")
  }
  return (
    <Select
      {...form.field("salespersonId", t("job.salesperson"))}
      noneLabel={t("none")}
      placeholder={t("none")}
      options={
        chosen === null || options.some(({ value }) => value === chosen)
          ? options
          : [...options, { value: chosen, label: nameOfChosen(chosen) }]
      }
      value={chosen}
      onChange={(id) => form.set("salespersonId", id as UserId | null)}
    />
  )
}
