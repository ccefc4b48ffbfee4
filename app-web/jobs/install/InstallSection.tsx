import { memo } from "react"
import { areFollowed, awaited } from "#domain/estimates/partsStatusOf.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { sameParts } from "#web/jobs/form/sameParts.ts"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { InstallerRows } from "./InstallerRows.tsx"
import { InstallPlace } from "./InstallPlace.tsx"
import { PartsStatusField } from "./PartsStatusField.tsx"
import { useClock } from "./useClock.ts"
import { WhatAndWhen } from "./WhatAndWhen.tsx"
import "./InstallSection.css"

export interface InstallSectionProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
}

/** What is done, when, where and by whom, and whether its parts are there. */
export const InstallSection = memo(
  function InstallSection({ open, lookups }: InstallSectionProps) {
    const { form } = open
    const { t, of } = useWords()
    const { day } = useFormats()
    const { clock } = useClock()
    const { install } = form.values
    const at = clock(install.time) || (install.timeFrame === "" ? "" : of("timeFrame", install.timeFrame))
    return (
      <JobSection
        id="install"
        title={t("job.install")}
        summary={[day(install.date), at].filter((word) => word !== "").join(", ")}
        hasErrors={Object.keys(form.errors).some((path) => path.startsWith("install"))}
      >
        <div className="InstallParts">
          <WhatAndWhen open={open} />
          <InstallPlace open={open} lookups={lookups} />
          <InstallerRows open={open} />
          <FormGrid>
            <FormCell span={8}>
              <TextArea
                {...form.field("install.notes", t("install.notes"))}
                description={t("install.notesHint")}
                rows={2}
              />
            </FormCell>
            <FormCell span={4}>
              <div className="InstallDone">
                <PartsStatusField open={open} />
                <Checkbox {...form.tick("install.complete", t("install.complete"))}>{t("install.complete")}</Checkbox>
              </div>
            </FormCell>
          </FormGrid>
        </div>
      </JobSection>
    )
  },
  (before, after) =>
    sameParts(before.open, after.open, ["install", "partsStatus", "insurance", "locationId", "customerId"]) &&
    before.lookups.customer === after.lookups.customer &&
    before.lookups.location === after.lookups.location &&
    partsWord(before.open) === partsWord(after.open)
)

const partsWord = ({
  form: {
    values: { lines }
  }
}: OpenJob) => `${areFollowed(lines)} ${awaited(lines).length}`
