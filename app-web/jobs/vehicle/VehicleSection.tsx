import { memo, useMemo } from "react"
import { regionsOf } from "#domain/shared/Region.ts"
import { DecimalField } from "#ui/DecimalField.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { TextField } from "#ui/TextField.tsx"
import { CalmSelect } from "#web/jobs/form/CalmSelect.tsx"
import { JobSection } from "#web/jobs/form/JobSection.tsx"
import { sameParts } from "#web/jobs/form/sameParts.ts"
import type { OpenJob } from "#web/jobs/form/useOpenJob.ts"
import { type Family, type Member } from "#web/words/families.ts"
import { useWords } from "#web/words/useWords.ts"
import { useDecoding } from "./useDecoding.ts"
import { vehicleText } from "./vehicleText.ts"
import { VehicleNotes } from "./VehicleNotes.tsx"
import { PlateLookup } from "./plate/PlateLookup.tsx"
import { VehicleFacts } from "./VehicleFacts.tsx"
import { VehicleWords } from "./VehicleWords.tsx"
import { VinField } from "./VinField.tsx"

const regions = [...new Set([...regionsOf("US").slice(0, -1), ...regionsOf("CA")])] as ReadonlyArray<
  Member<"region" & Family>
>

/** Which vehicle: by VIN, or by plate and state; and what it is. */
export const VehicleSection = memo(
  function VehicleSection({ open }: { readonly open: OpenJob }) {
    const { form } = open
    const { t, of } = useWords()
    const decoding = useDecoding(open)
    const states = useMemo(() => regions.map((value) => ({ value, label: of("region", value) })), [of])
    const { vehicle } = form.values
    return (
      <JobSection
        id="vehicle"
        title={t("job.vehicle")}
        summary={vehicleText(vehicle)}
        startsOpen={open.job === undefined}
        hasErrors={Object.keys(form.errors).some((path) => path.startsWith("vehicle"))}
      >
        <FormGrid>
          <FormCell span={5}>
            <VinField open={open} decoding={decoding} />
          </FormCell>
          <FormCell span={2} isHalfOnPhone>
            <TextField
              {...form.field("vehicle.plate", t("vehicle.plate"))}
              onChange={(plate) => form.set("vehicle.plate", plate.toUpperCase())}
              autoComplete="off"
            />
          </FormCell>
          <FormCell span={3} isHalfOnPhone>
            <CalmSelect
              {...form.field("vehicle.plateState", t("vehicle.plateState"), { isChoice: true })}
              noneLabel={t("none")}
              options={states}
              value={vehicle.plateState === "" ? null : vehicle.plateState}
              onChange={(region) => form.set("vehicle.plateState", region ?? "")}
            />
          </FormCell>
          <FormCell span={2} isHalfOnPhone>
            <DecimalField
              {...form.field("vehicle.mileage", t("vehicle.mileage"))}
              digits={0}
              unclearMessage={t("number.unclear")}
            />
          </FormCell>
          <VehicleWords open={open} decoding={decoding} />
        </FormGrid>
        <PlateLookup open={open} />
        <VehicleFacts decoding={decoding} />
        <VehicleNotes vehicle={vehicle} decoding={decoding} />
      </JobSection>
    )
  },
  (before, after) => sameParts(before.open, after.open, ["vehicle"])
)
