import { chmod, chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { freePort } from "#adapters/postgres/embedded/freePort.ts"
import { passwords } from "#adapters/postgres/embedded/passwords.ts"
import { serverUser } from "#adapters/postgres/embedded/serverUser.ts"
import { startSystemProgram } from "./program.ts"

/**
 * Starts PgBouncer with the configuration in `app-api/deploy`, except that it also admits the owner, in front of a data
 * folder's embedded PostgreSQL. `url` is the owner's connection URL through it.
 */
export const openPgBouncer = async (
  program: string,
  { data, ownerUrl }: { readonly data: string; readonly ownerUrl: string }
) => {
  const direct = new URL(ownerUrl)
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), "frit-pgbouncer-"))
  // PgBouncer refuses to run as root too.
  const user = serverUser()
  const secret = "of the pooler"
  const superuser = new pg.Client({
    connectionString: `postgres://postgres:${passwords(join(data, "postgres")).superuser}@${direct.host}${direct.pathname}`
  })
  await superuser.connect()
  await superuser.query((await readFile("app-api/deploy/pgbouncer.sql", "utf8")).replace(":password", `'${secret}'`))
  await superuser.end()
  const config = (await readFile("app-api/deploy/pgbouncer.ini", "utf8"))
    .replace("host=127.0.0.1 port=5432", `host=127.0.0.1 port=${direct.port}`)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replaceAll(/\/(etc\/pgbouncer|var\/log\/postgresql|var\/run\/postgresql)\//g, `${folder}/`)
  await writeFile(join(folder, "pgbouncer.ini"), config)
  await writeFile(join(folder, "userlist.txt"), `"pgbouncer" "${secret}"\n"${direct.username}" "${direct.password}"\n`)
  for (const file of [folder, join(folder, "pgbouncer.ini"), join(folder, "userlist.txt")]) {
    await chmod(file, file === folder ? 0o700 : 0o600)
    if (user !== undefined) await chown(file, user.uid, user.gid)
  }
  const running = await startSystemProgram({ program, args: [join(folder, "pgbouncer.ini")], port, user })
  const url = new URL(ownerUrl)
  url.port = String(port)
  return {
    url: url.href,
    close: async () => {
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
}
