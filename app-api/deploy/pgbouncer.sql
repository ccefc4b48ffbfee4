-- Once, as superuser in the database of Frit: psql -d frit -v password="'...'" -f pgbouncer.sql
-- Lets PgBouncer look up the secret of the application's role, whose password Frit makes itself, and of no other.
create role pgbouncer login password :password;
create schema pgbouncer;
create function pgbouncer.secret_of(asked text) returns table (name text, secret text)
  language sql security definer set search_path = pg_catalog
  as $$ select rolname::text, rolpassword from pg_authid where rolname = asked and rolname = 'frit_app' $$;
revoke all on function pgbouncer.secret_of(text) from public;
grant usage on schema pgbouncer to pgbouncer;
grant execute on function pgbouncer.secret_of(text) to pgbouncer;
