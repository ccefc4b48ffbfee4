import { useMemo } from "react"
import { access } from "#domain/access/accessTable.ts"
import { mayEnter } from "#domain/access/mayEnter.ts"
import { type Role, rolesGrantableBy } from "#domain/access/Role.ts"
import { listLocations } from "#domain/locations/locationsApi.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { useUser } from "#web/access/useUser.ts"
import { useWhole } from "#web/api/useWhole.ts"

/** The roles there are here, in a shop or on the platform, and those that whoever looks may give. */
export const useGrantable = () => {
  const { profile, roles } = useUser()
  const isPlatform = profile.tenantUniqueId === rootTenantUniqueId
  const grantable = rolesGrantableBy(roles, isPlatform)
  return {
    isPlatform,
    grantable,
    all: rolesGrantableBy([isPlatform ? "root" : "owner"], isPlatform),
    /** Whether somebody with these roles may be changed. */
    governs: (person: { readonly roles: ReadonlyArray<Role> }) => person.roles.every((role) => grantable.includes(role))
  }
}

/** The shop's locations as options; none on the platform, and none for who may not see them. */
export const useLocationOptions = () => {
  const mayAsk = mayEnter(access["/locations"], useUser())
  const locations = useWhole(listLocations, { enabled: mayAsk })
  return useMemo(() => {
    const options = locations.map(({ id, locationName }) => ({ value: id, label: locationName }))
    return { options, nameOf: (id: string | null) => options.find(({ value }) => value === id)?.label }
  }, [locations])
}
