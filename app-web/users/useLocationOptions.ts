import { useMemo } from "react"
import { listLocations } from "#domain/locations/locationsApi.ts"
import { access } from "#domain/people/access.ts"
import { mayEnter } from "#domain/people/mayEnter.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useUser } from "#web/session/useUser.ts"

/** The shop's locations as options; none on the platform, and none for who may not see them. */
export const useLocationOptions = () => {
  const mayAsk = mayEnter(access["/locations"], useUser())
  const { data } = useQueryOf(listLocations, { size: 100 }, { enabled: mayAsk })
  return useMemo(() => {
    const options = (data?.items ?? []).map(({ id, locationName }) => ({ value: id, label: locationName }))
    return { options, nameOf: (id: string | null) => options.find(({ value }) => value === id)?.label }
  }, [data])
}
