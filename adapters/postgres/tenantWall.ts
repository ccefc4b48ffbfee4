/**
 * The row belongs to the shop of the running transaction. No context, no rows: the setting is then missing or not a
 * uuid.
 */
const sameTenant = "tenant_id = current_setting('app.tenant_id')::uuid"

/**
 * Spread into every tenant table's `defineEntity`: no row of another shop can be read or written, whatever the query.
 */
export const tenantWall = {
  rowLevelSecurity: "force" as const,
  policies: [{ name: "tenant_wall", using: sameTenant, check: sameTenant }]
}
