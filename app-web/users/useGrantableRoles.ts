import { useMemo } from "react"
import { access } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { type Role, rolesGrantableBy } from "#domain/access/Role.ts"
import { listLocations } from "#domain/locations/locationsApi.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { useUser } from "#web/access/useUser.ts"
import { useFullList } from "#web/api/useFullList.ts"

/** Returns the roles that exist in the shop or on the platform, and those the current user may grant. */
export const useGrantableRoles = () => {
  const { profile, roles } = useUser()
  const isPlatform = profile.tenantUniqueId === rootTenantUniqueId
  const grantable = rolesGrantableBy(roles, isPlatform)
  return {
    isPlatform,
    grantable,
    all: rolesGrantableBy([isPlatform ? "root" : "owner"], isPlatform),
    /** Returns whether the current user may edit a user with these roles. */
    governs: (person: { readonly roles: ReadonlyArray<Role> }) => person.roles.every((role) => grantable.includes(role))
  }
}

/** Returns the shop's locations as options; none on the platform or if the user may not see them. */
export const useLocationOptions = () => {
  const mayAsk = hasAccess(access["/locations"], useUser())
  const locations = useFullList(listLocations, { enabled: mayAsk })
  return useMemo(() => {
    const options = locations.map(({ id, locationName }) => ({ value: id, label: locationName }))
    return { options, nameOf: (id: string | null) => options.find(({ value }) => value === id)?.label }
  }, [locations])
}
