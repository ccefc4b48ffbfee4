import { JobGrouping, type JobSummary } from "#domain/jobs/JobSearch.ts"
import type { Stage } from "#domain/jobs/Job.ts"
import type { PaymentState } from "#domain/payments/balance.ts"
import { GroupHead } from "#web/lists/GroupHead.tsx"
import { useRights } from "#web/jobs/useRights.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const ofMoney: ReadonlyArray<JobGrouping> = ["payment", "insurer"]

/**
 * By what jobs can stand together, for those who see no money without what speaks of it; and the head over those of a
 * group.
 */
export const useJobGroups = () => {
  const { t, of } = useWords()
  const { day } = useFormats()
  const { seesPrices } = useRights()
  const nameOf = (by: JobGrouping, key: string, name: string): string => {
    switch (by) {
      case "stage":
        return of("stage", key as Stage)
      case "payment":
        return key === "" ? t("jobsList.nothingToPay") : of("paymentState", key as PaymentState)
      case "installWeek":
        return key === "" ? t("jobsList.noInstallDay") : t("jobsList.weekOf", { day: day(key) })
      case "installer":
        return name || t("jobsList.noInstaller")
      case "insurer":
        return name || t("jobsList.noInsurer")
      case "location":
        return name
    }
  }
  return {
    groups: JobGrouping.literals
      .filter((by) => seesPrices || !ofMoney.includes(by))
      .map((id) => ({ id, title: of("jobGroup", id) })),
    groupOf:
      (grouping: JobGrouping | undefined) =>
      ({ group }: JobSummary) => {
        if (group === undefined || grouping === undefined) return undefined
        const name = nameOf(grouping, group.key, group.name)
        return { id: group.key, text: name, title: <GroupHead name={name} group={group} /> }
      }
  }
}
