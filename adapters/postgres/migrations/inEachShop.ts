/**
 * Runs a statement in one shop after another: the tables' owner, too, is behind the wall, and opening it would lock
 * every table it stands around.
 */
export const inEachShop = (statement: string): string => `
do $shops$
declare shop uuid;
begin
  for shop in select id from tenant loop
    perform set_config('app.tenant_id', shop::text, true);
    ${statement};
  end loop;
  perform set_config('app.tenant_id', '', true);
end $shops$`
