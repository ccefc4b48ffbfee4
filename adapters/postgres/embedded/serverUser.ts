import { execFileSync, spawnSync } from "node:child_process"
import { statSync } from "node:fs"
import { CannotStart } from "./CannotStart.ts"

/** The account that a PostgreSQL server runs as if it is not ours. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

/**
 * Returns the account to run the server as: our own (undefined), unless we are root, which PostgreSQL refuses. As root,
 * returns the owner of the existing cluster, or else the user `postgres`, created if missing.
 */
export const serverUser = (cluster?: string): ServerUser | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const owner = cluster === undefined ? undefined : statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return find("postgres") ?? make("postgres")
}

/** Returns whether that account can enter a folder, as determined by the operating system (modes, ACLs, mounts). */
export const canEnter = (folder: string, user: ServerUser | undefined): boolean =>
  user === undefined ||
  spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...user, cwd: "/", stdio: "ignore" }).status === 0

const id = (flag: string, name: string) =>
  Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }))

const find = (name: string): ServerUser | undefined => {
  try {
    return { uid: id("-u", name), gid: id("-g", name) }
  } catch {
    return undefined
  }
}

const make = (name: string): ServerUser => {
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false", name], {
    stdio: "ignore"
  })
  const made = find(name)
  if (!made)
    throw new CannotStart(
      `PostgreSQL cannot run as root, and the user "${name}" could not be created. Start Frit as a regular user.`
    )
  return made
}

/** Returns the environment for PostgreSQL's programs: enough to load libraries, but no secrets and no PG* variables. */
export const serverEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, LC_ALL: "C", TZ: "UTC" }
}
