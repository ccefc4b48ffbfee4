import { memo } from "react"
import { DatePicker } from "#ui/DatePicker.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Select } from "#ui/Select.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { sameParts } from "#web/jobs/form/sameParts.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const frames = ["morning", "afternoon"] as const
const places = ["inShop", "mobile"] as const
const statuses = ["pending", "complete"] as const

/** When and where the glass goes in, and whether its parts are there. */
export const InstallSection = memo(function InstallSection({ open: { form } }: { readonly open: OpenJob }) {
  const { t, of } = useWords()
  const { day } = useFormats()
  const { install } = form.values
  return (
    <JobSection
      id="install"
      title={t("job.install")}
      summary={[day(install.date), install.timeFrame === "" ? "" : of("timeFrame", install.timeFrame)].filter((word) => word !== "").join(", ")}
      hasErrors={Object.keys(form.errors).some((path) => path.startsWith("install"))}
    >
      <FormGrid>
        <FormCell span={3}><DatePicker {...form.field("install.date", t("install.date"))} /></FormCell>
        <FormCell span={3}>
          <Select
            {...form.field("install.timeFrame", t("install.timeFrame"))}
            noneLabel={t("install.anyTime")} placeholder={t("install.anyTime")}
            options={frames.map((value) => ({ value, label: of("timeFrame", value) }))}
            value={install.timeFrame === "" ? null : install.timeFrame}
            onChange={(frame) => form.set("install.timeFrame", frame ?? "")}
          />
        </FormCell>
        <FormCell span={3}>
          <SegmentedControl {...form.field("install.repairLocation", t("install.repairLocation"))} options={places.map((value) => ({ value, label: of("repairLocation", value) }))} />
        </FormCell>
        <FormCell span={3}>
          <SegmentedControl {...form.field("partsStatus", t("install.partsStatus"))} options={statuses.map((value) => ({ value, label: t(value === "pending" ? "install.partsPending" : "install.partsComplete") }))} />
        </FormCell>
        <FormCell span={12}><TextArea {...form.field("install.notes", t("install.notes"))} description={t("install.notesHint")} rows={2} /></FormCell>
      </FormGrid>
    </JobSection>
  )
}, (before, after) => sameParts(before.open, after.open, ["install", "partsStatus"]))
