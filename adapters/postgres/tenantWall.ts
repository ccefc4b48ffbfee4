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

/**
 * The written list of tables without a tenant (T1): the directory of shops, sign-in names and addresses,
 * tries, which shops know a phone, what the platform's people did, which shops have news, the glass catalogue, and what was migrated.
 */
export const globalTables = [
  "tenant",
  "sign_in_name",
  "sign_in_email",
  "attempt",
  "texted_phone",
  "platform_event",
  "shop_news",
  "glass_part",
  "glass_fit",
  "glass_catalogue",
  "migration"
]
