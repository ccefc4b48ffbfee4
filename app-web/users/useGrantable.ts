import { type Role, rolesGrantableBy } from "#domain/access/Role.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"
import { useUser } from "#web/session/useUser.ts"

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
