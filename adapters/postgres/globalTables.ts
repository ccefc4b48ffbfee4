/** The written list of tables without a tenant (trust.md T1): the directory of shops, sign-in names, the glass catalogue, and what was migrated. */
export const globalTables = ["tenant", "sign_in_name", "glass_part", "glass_fit", "glass_catalogue", "migration"]
