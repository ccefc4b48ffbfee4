import { DefinitionList } from "#ui/DefinitionList.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { Decoding } from "./useDecoding.ts"

/** What a VIN says beside year, make, model and body; what it does not say is left out. */
export function VehicleFacts({ decoding: { facts } }: { readonly decoding: Decoding }) {
  const { t } = useWords()
  const { whole } = useFormats()
  if (facts === undefined) return null
  const { series, trim, doors, driveType, fuel, plantCountry } = facts
  const known = [
    { label: t("vehicle.series"), value: series },
    { label: t("vehicle.trim"), value: trim },
    { label: t("vehicle.doors"), value: doors === null ? "" : whole(doors) },
    { label: t("vehicle.drive"), value: driveType },
    { label: t("vehicle.fuel"), value: fuel },
    { label: t("vehicle.builtIn"), value: plantCountry }
  ].filter(({ value }) => value !== "")
  return known.length === 0 ? null : (
    <div className="VehicleFacts">
      <DefinitionList layout="columns" items={known} />
    </div>
  )
}
