import { useMemo } from "react"
import { listLocations } from "#domain/locations/locationsApi.ts"
import { access } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { useWhole } from "#web/api/useWhole.ts"
import { useUser } from "#web/session/useUser.ts"

/** The shop's locations as options; none on the platform, and none for who may not see them. */
export const useLocationOptions = () => {
  const mayAsk = mayEnter(access["/locations"], useUser())
  const locations = useWhole(listLocations, { enabled: mayAsk })
  return useMemo(() => {
    const options = locations.map(({ id, locationName }) => ({ value: id, label: locationName }))
    return { options, nameOf: (id: string | null) => options.find(({ value }) => value === id)?.label }
  }, [locations])
}
