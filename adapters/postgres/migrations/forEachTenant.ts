/**
 * Runs a statement in one shop after another. Row-level security also applies to the tables' owner, and suspending it
 * would lock every table involved.
 */
export const forEachTenant = (statement: string): string => `
do $shops$
declare shop uuid;
begin
  for shop in select id from tenant loop
    perform set_config('app.tenant_id', shop::text, true);
    ${statement};
  end loop;
  perform set_config('app.tenant_id', '', true);
end $shops$`
