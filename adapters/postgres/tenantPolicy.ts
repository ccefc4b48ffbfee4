/**
 * The row belongs to the shop of the current transaction. Without a tenant there are no rows, because the setting is
 * missing or not a uuid.
 */
const sameTenant = "tenant_id = current_setting('app.tenant_id')::uuid"

/** Spread into every tenant table's `defineEntity`: no query can read or write another shop's rows. */
export const tenantPolicy = {
  rowLevelSecurity: "force" as const,
  policies: [{ name: "tenant_wall", using: sameTenant, check: sameTenant }]
}

/**
 * The list of tables without a tenant (T1): the directory of shops, sign-in names and addresses, attempt counters,
 * which shops have texted a phone, platform staff actions, which shops have changes, the glass catalog, and the
 * migrations that have run.
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
