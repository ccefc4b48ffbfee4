import { useMemo, useState } from "react"
import { useIntl } from "react-intl"
import { regionsOf } from "#domain/shared/Address.ts"
import { DecimalField } from "#ui/DecimalField.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { TextField } from "#ui/TextField.tsx"
import { type FormFields, hasErrorsIn, useFormFields } from "#web/forms/useForm.ts"
import { OptionalSelect } from "#web/forms/LongSelect.tsx"
import type { JobForm } from "#web/jobs/form/JobForm.ts"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { narrow, useMedia } from "#web/page/useMedia.ts"
import { useVehicleLists, VehicleNameField } from "#web/vin/VehicleNameField.tsx"
import { countryText, vinFactText } from "#web/vin/vinFactText.ts"
import type { Family, Member } from "#web/words/families.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { PlateLookup } from "./PlateLookup.tsx"
import { type VinDecoding, useVinDecoding, VehicleNotes, vehicleText } from "./Vehicle.tsx"
import { VinField } from "./VinField.tsx"

const regions = [...new Set([...regionsOf("US").slice(0, -1), ...regionsOf("CA")])] as ReadonlyArray<
  Member<"region" & Family>
>

/** The vehicle: identified by VIN, or by plate and state, with its details. */
export function VehicleSection({ open }: { readonly open: OpenJob }) {
  const form = useFormFields(open.form, ["vehicle"])
  const { t, of } = useWords()
  const decoding = useVinDecoding(form, open.job)
  const states = useMemo(() => regions.map((value) => ({ value, label: of("region", value) })), [of])
  const { vehicle } = form.values
  const isNarrow = useMedia(narrow)
  // On a phone, four rows of fields would separate the plate from its lookup result.
  const plateLookup = vehicle.plate === "" ? null : <PlateLookup form={open.form} vehicle={vehicle} />
  return (
    <JobSection
      id="vehicle"
      title={t("job.vehicle")}
      summary={vehicleText(vehicle)}
      startsOpen={open.job === undefined}
      hasErrors={hasErrorsIn(form.errors, "vehicle")}
    >
      <FormGrid>
        <FormCell span={5}>
          <VinField form={form} decoding={decoding} />
        </FormCell>
        <FormCell span={2} isHalfOnPhone>
          <TextField
            {...form.field("vehicle.plate", t("vehicle.plate"))}
            onChange={(plate) => form.set("vehicle.plate", plate.toUpperCase())}
            autoComplete="off"
          />
        </FormCell>
        <FormCell span={3} isHalfOnPhone>
          <OptionalSelect
            {...form.field("vehicle.plateState", t("vehicle.plateState"), { isChoice: true })}
            noneLabel={t("none")}
            options={states}
          />
        </FormCell>
        <FormCell span={2} isHalfOnPhone>
          <DecimalField
            {...form.field("vehicle.mileage", t("vehicle.mileage"))}
            digits={0}
            unclearMessage={t("number.unclear")}
          />
        </FormCell>
        {isNarrow && plateLookup !== null && <FormCell span={12}>{plateLookup}</FormCell>}
        <VehicleWords form={form} decoding={decoding} />
      </FormGrid>
      {!isNarrow && plateLookup}
      <VehicleFacts decoding={decoding} />
      <VehicleNotes vehicle={vehicle} decoding={decoding} />
    </JobSection>
  )
}

const unknown: ReadonlyArray<string> = []

interface VehicleWordsProps {
  readonly form: FormFields<typeof JobForm>
  readonly decoding: VinDecoding
}

/** Year, make, model and body style: filled from the VIN or entered. */
function VehicleWords({ form, decoding }: VehicleWordsProps) {
  const { t } = useWords()
  const { year, make, model } = form.values.vehicle
  const [isChoosing, setChoosing] = useState(false)
  const { makes, models, bodies } = useVehicleLists({ year, make, model }, isChoosing)
  const yearField = form.field("vehicle.year", t("vehicle.year"))
  const filled = (name: Parameters<VinDecoding["isFilled"]>[0]) => decoding.isFilled(name) || undefined
  const choosing = { onFocus: () => setChoosing(true) }
  return (
    <>
      <FormCell span={2} isHalfOnPhone>
        <div className="FromVin" data-filled={filled("year")}>
          <TextField
            {...yearField}
            value={year === 0 ? "" : String(year)}
            onChange={(text) => form.set("vehicle.year", Number(text.replace(/\D/g, "").slice(0, 4)))}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </FormCell>
      <FormCell span={3} isHalfOnPhone>
        <div className="FromVin" data-filled={filled("make")} {...choosing}>
          <VehicleNameField
            {...form.field("vehicle.make", t("vehicle.make"))}
            known={makes.data ?? unknown}
            isLoading={makes.isFetching}
          />
        </div>
      </FormCell>
      <FormCell span={3} isHalfOnPhone>
        <div className="FromVin" data-filled={filled("model")} {...choosing}>
          <VehicleNameField
            {...form.field("vehicle.model", t("vehicle.model"))}
            known={models.data ?? unknown}
            isLoading={models.isFetching}
          />
        </div>
      </FormCell>
      <FormCell span={4}>
        <div className="FromVin" data-filled={filled("bodyStyle")} {...choosing}>
          <VehicleNameField
            {...form.field("vehicle.bodyStyle", t("vehicle.bodyStyle"))}
            known={bodies.data ?? unknown}
            isLoading={bodies.isFetching}
          />
        </div>
      </FormCell>
    </>
  )
}

/** Details a VIN provides beyond year, make, model and body style; unknown ones are omitted. */
function VehicleFacts({ decoding: { facts } }: { readonly decoding: VinDecoding }) {
  const { t } = useWords()
  const { locale } = useIntl()
  const { whole } = useFormats()
  if (facts === undefined) return null
  const { series, trim, doors, driveType, fuel, plantCountry } = facts
  const known = [
    { label: t("vehicle.series"), value: series },
    { label: t("vehicle.trim"), value: trim },
    { label: t("vehicle.doors"), value: doors === null ? "" : whole(doors) },
    { label: t("vehicle.drive"), value: vinFactText(driveType, t) },
    { label: t("vehicle.fuel"), value: vinFactText(fuel, t) },
    { label: t("vehicle.builtIn"), value: countryText(plantCountry, locale) }
  ].filter(({ value }) => value !== "")
  return known.length === 0 ? null : (
    <div className="VehicleFacts">
      <DefinitionList layout="columns" items={known} />
    </div>
  )
}
