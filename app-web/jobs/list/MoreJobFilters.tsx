import { useState } from "react"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { Button } from "#ui/Button.tsx"
import { Drawer } from "#ui/Drawer.tsx"
import { latePart } from "#web/shell/latePart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { moreFilters, moreFiltersOn } from "./moreFilters.ts"
import "./MoreJobFilters.css"

const JobChoiceFilters = latePart(() => import("./JobChoiceFilters.tsx"), "JobChoiceFilters", "idle")
const JobDayFilters = latePart(() => import("./JobDayFilters.tsx"), "JobDayFilters", "idle")

/** A change of the filters; undefined takes one off. */
export type NarrowJobs = (change: { readonly [K in keyof JobSearch]?: JobSearch[K] | undefined }) => void

export interface JobFilterProps {
  readonly asked: JobSearch
  readonly narrow: NarrowJobs
}

/**
 * The filters that are asked less often, in a sheet beside the list, which follows at once; the button says how many
 * are on.
 */
export function MoreJobFilters({ asked, narrow }: JobFilterProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const count = moreFiltersOn(asked)
  return (
    <>
      <Button variant="quiet" icon="filter" onPress={() => setOpen(true)}>
        {count === 0 ? t("jobsList.more") : t("jobsList.moreOn", { count })}
      </Button>
      <Drawer
        title={t("jobsList.more")}
        closeLabel={t("close")}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            {count > 0 && (
              <Button onPress={() => narrow(Object.fromEntries(moreFilters.map((filter) => [filter, undefined])))}>
                {t("clearFilters")}
              </Button>
            )}
            <Button variant="primary" onPress={() => setOpen(false)}>
              {t("jobsList.done")}
            </Button>
          </>
        }
      >
        <div className="MoreJobFilters">
          <JobChoiceFilters asked={asked} narrow={narrow} />
          <JobDayFilters asked={asked} narrow={narrow} />
        </div>
      </Drawer>
    </>
  )
}
