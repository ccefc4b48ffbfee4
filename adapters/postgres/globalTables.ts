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
