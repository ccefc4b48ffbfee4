import { countedUpTo } from "#domain/shared/Page.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** How many jobs, in words: `3 jobs`, and no more exactly than they are counted. */
export const useJobCount = () => {
  const { t } = useWords()
  const { whole } = useFormats()
  return (count: number) =>
    count > countedUpTo ? t("dashboard.manyJobs", { count: whole(countedUpTo) }) : t("dashboard.jobs", { count })
}
