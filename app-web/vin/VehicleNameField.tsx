import { memo } from "react"
import { listVehicleBodies, listVehicleMakes, listVehicleModels } from "#domain/vin/vinApi.ts"
import { ComboBox } from "#ui/ComboBox.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useWords } from "#web/words/useWords.ts"

interface VehicleNameFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly errorMessage: string | undefined
  /** The known values; any other text may be typed. */
  readonly known: ReadonlyArray<string>
  readonly isLoading: boolean
}

/** A make, model or body style: chosen from the known values, or typed. Its handlers must be stable. */
export const VehicleNameField = memo(function VehicleWord({
  value,
  known,
  onChange,
  isLoading,
  ...field
}: VehicleNameFieldProps) {
  const { t } = useWords()
  const sought = value.trim().toLowerCase()
  const isOneOfThem = known.some((word) => word.toLowerCase() === sought)
  const items = known
    .filter((word) => isOneOfThem || word.toLowerCase().includes(sought))
    .slice(0, 100)
    .map((word) => ({ word }))
  return (
    <ComboBox
      {...field}
      allowsCustomValue
      items={items}
      itemKey={({ word }) => word}
      itemText={({ word }) => word}
      inputValue={value}
      onInputChange={onChange}
      isLoading={isLoading}
      loadingLabel={t("loading")}
      emptyLabel={t("vehicle.anyWord")}
    />
  )
})

/**
 * Returns the makes of a year, the models of a make and the body styles of a model known to vPIC. Each waits for the
 * one before it, and none is requested until the user is about to choose.
 */
export const useVehicleLists = (
  { year, make, model }: { readonly year: number; readonly make: string; readonly model: string },
  isChoosing = true
) => {
  const hasYear = isChoosing && year >= 1900 && year <= 2100
  const makes = useApiQuery(listVehicleMakes, { year }, { enabled: hasYear, keepsPrevious: true })
  const models = useApiQuery(
    listVehicleModels,
    { year, make },
    { enabled: hasYear && isName(make), keepsPrevious: true }
  )
  const bodies = useApiQuery(
    listVehicleBodies,
    { year, make, model },
    { enabled: hasYear && isName(make) && isName(model), keepsPrevious: true }
  )
  return { makes, models, bodies }
}

const isName = (text: string) => text.trim() !== "" && text.length <= 60
