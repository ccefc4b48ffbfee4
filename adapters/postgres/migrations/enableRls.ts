/**
 * Enables row-level security on a table, for its owner too. The condition is that of `tenantPolicy.ts`; a catalog test
 * compares them.
 */
export const enableRls = (table: string): ReadonlyArray<string> => {
  const sameTenant = "tenant_id = current_setting('app.tenant_id')::uuid"
  return [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy tenant_wall on ${table} using (${sameTenant}) with check (${sameTenant})`
  ]
}
