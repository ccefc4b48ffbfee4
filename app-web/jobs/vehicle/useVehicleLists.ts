import { listVehicleBodies, listVehicleMakes, listVehicleModels } from "#domain/vin/vinApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"

/**
 * The makes of a year, the models of a make, the bodies of a model, as vPIC knows them; each waits for the one before,
 * and all while nobody is about to choose.
 */
export const useVehicleLists = (
  { year, make, model }: { readonly year: number; readonly make: string; readonly model: string },
  isChoosing = true
) => {
  const hasYear = isChoosing && year >= 1900 && year <= 2100
  const makes = useQueryOf(listVehicleMakes, { year }, { enabled: hasYear, keepsPrevious: true })
  const models = useQueryOf(
    listVehicleModels,
    { year, make },
    { enabled: hasYear && isName(make), keepsPrevious: true }
  )
  const bodies = useQueryOf(
    listVehicleBodies,
    { year, make, model },
    { enabled: hasYear && isName(make) && isName(model), keepsPrevious: true }
  )
  return { makes, models, bodies }
}

const isName = (text: string) => text.trim() !== "" && text.length <= 60
