import "./InstallSection.css"
import { arePartsTracked, awaitedLines } from "#domain/estimates/EstimateLine.ts"
import { RepairLocation } from "#domain/jobs/JobInstall.ts"
import { Button } from "#ui/Button.tsx"
import { Checkbox } from "#ui/Checkbox.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { AddressFields } from "#web/forms/AddressFields.tsx"
import { hasErrorsIn, useFormFields } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import type { JobLookups } from "#web/jobs/form/useLookups.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { InstallerRows, WhatAndWhen } from "./InstallFields.tsx"
import type { InstallTimesProps } from "#web/jobs/work/WorkProgress.tsx"
import { OverrideReason, RuleWarnings, FindSlot } from "./ScheduleWarnings.tsx"
import { addressLine, useClock } from "./useClock.ts"

const InstallTimes = lazyPart<InstallTimesProps, "InstallTimes">(
  () => import("../work/WorkProgress.tsx"),
  "InstallTimes",
  "idle"
)

interface InstallSectionProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
}

/** The work, its date, place and installers, and whether its parts have arrived. */
export function InstallSection({ open, lookups }: InstallSectionProps) {
  const form = useFormFields(open.form, ["install"])
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
      hasErrors={hasErrorsIn(form.errors, "install")}
    >
      <div className="InstallParts">
        <WhatAndWhen open={open} />
        <FindSlot open={open} lookups={lookups} />
        <RuleWarnings open={open} lookups={lookups} />
        <InstallPlace open={open} lookups={lookups} />
        <InstallerRows open={open} lookups={lookups} />
        {open.job !== undefined && open.job.install.installers.length > 0 && (
          <InstallTimes job={open.job} applySaved={open.applySaved} />
        )}
        <OverrideReason open={open} />
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
              <PartsExpectedField open={open} />
              <Checkbox {...form.tick("install.complete", t("install.complete"))}>{t("install.complete")}</Checkbox>
            </div>
          </FormCell>
        </FormGrid>
      </div>
    </JobSection>
  )
}

/**
 * In the shop, at its address; or mobile, at the customer's address or one specific to the job, prefilled with the
 * customer's.
 */
function InstallPlace({
  open,
  lookups: { customer, location }
}: {
  readonly open: OpenJob
  readonly lookups: JobLookups
}) {
  const { t } = useWords()
  const form = useFormFields(open.form, ["install.repairLocation", "install.address"])
  const places = useOptions("repairLocation", RepairLocation)
  const { repairLocation, address } = form.values.install
  const home = customer?.shippingAddress ?? customer?.billingAddress ?? null
  const isMobile = repairLocation === "mobile"
  const begin = () => {
    const {
      address1 = "",
      address2 = "",
      city = "",
      region = "",
      postalCode = "",
      country = location?.address.country ?? "US"
    } = home ?? {}
    form.set("install.address", { address1, address2, city, region, postalCode, country })
  }
  return (
    <>
      <div className="InstallPlace">
        <SegmentedControl {...form.field("install.repairLocation", t("install.repairLocation"))} options={places} />
        {!isMobile && location !== undefined && (
          <p className="Quiet">
            {location.locationName}: {addressLine(location.address)}
          </p>
        )}
        {isMobile && address === null && (
          <>
            <p className="Quiet">{home === null ? t("install.noAddress") : addressLine(home)}</p>
            <Button size="small" icon="map-pin" onPress={begin}>
              {t(home === null ? "install.giveAddress" : "install.otherAddress")}
            </Button>
          </>
        )}
      </div>
      {isMobile && address !== null && (
        <div className="InstallerRows">
          <AddressFields field={(name, label, naming) => form.field(`install.address.${name}`, label, naming)} />
          <div>
            <Button size="small" variant="quiet" onPress={() => form.set("install.address", null)}>
              {t("install.customersAddress")}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

/** When outstanding parts are expected. */
function PartsExpectedField({ open }: { readonly open: OpenJob }) {
  const { t } = useWords()
  const form = useFormFields(open.form, ["partsStatus", "lines", "install"])
  const { lines, partsStatus, install } = form.values
  const isPending = arePartsTracked(lines) ? awaitedLines(lines).length > 0 : partsStatus === "pending"
  if (!isPending) return null
  const { errorMessage, label, name, onBlur } = form.field("install.partsExpected", t("install.partsExpected"))
  return (
    <DatePicker
      {...{ errorMessage, label, name, onBlur }}
      value={install.partsExpected ?? ""}
      onChange={(day) => form.set("install", { ...install, partsExpected: day })}
    />
  )
}

const statuses = ["pending", "complete"] as const

/**
 * Whether the parts have arrived: set by a person until a line has been ordered, then derived from the lines (trade
 * 8.19).
 */
function PartsStatusField({ open }: { readonly open: OpenJob }) {
  const { t } = useWords()
  const form = useFormFields(open.form, ["partsStatus", "lines"])
  const { lines } = form.values
  if (!arePartsTracked(lines)) {
    return (
      <SegmentedControl
        {...form.field("partsStatus", t("install.partsStatus"))}
        options={statuses.map((value) => ({
          value,
          label: t(value === "pending" ? "install.partsPending" : "install.partsComplete")
        }))}
      />
    )
  }
  const missing = awaitedLines(lines).length
  return (
    <div className="Field">
      <span className="FieldLabel">{t("install.partsStatus")}</span>
      <StatusDot tone={missing === 0 ? "success" : "warning"}>
        {missing === 0 ? t("install.partsComplete") : t("step.partsAwaited", { count: missing })}
      </StatusDot>
    </div>
  )
}
