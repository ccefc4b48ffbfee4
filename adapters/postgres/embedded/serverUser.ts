import { execFileSync, spawnSync } from "node:child_process"
import { statSync } from "node:fs"
import { CannotStart } from "./CannotStart.ts"

/** The account a PostgreSQL server runs as when it is not ours. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

/**
 * The account for the server: our own (undefined) unless we are root, whom PostgreSQL refuses.
 * Root lends it to whoever owns the existing cluster, else to the user `postgres`, made when missing.
 */
export const serverUser = (cluster?: string): ServerUser | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const owner = cluster === undefined ? undefined : statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return find("postgres") ?? make("postgres")
}

/** Whether that account can enter a folder, asked of the operating system itself (modes, ACLs, mounts). */
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
      `PostgreSQL cannot run as root, and a user "${name}" could not be made. Start Frit as an ordinary user.`
    )
  return made
}

/**
 * What PostgreSQL's programs get of our environment: enough to load libraries, none of our secrets and no PG*
 * variables.
 */
export const serverEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, LC_ALL: "C", TZ: "UTC" }
}
