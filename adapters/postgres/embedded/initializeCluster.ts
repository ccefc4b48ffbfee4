import { execFile } from "node:child_process"
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { CannotStart } from "./CannotStart.ts"
import { serverEnvironment, type ServerUser } from "./serverUser.ts"

/**
 * Creates an empty cluster if there is none; returns true if it was created now. It gets its final name only when
 * complete, so a power failure leaves nothing half-made. The collation is PostgreSQL's own C.UTF-8, which sorts the
 * same on every machine regardless of its C library.
 */
export const initializeCluster = async (
  cluster: string,
  bin: string,
  user: ServerUser | undefined,
  password: string
) => {
  if (existsSync(cluster)) return false
  const part = `${cluster}.part`
  const passwordFile = `${cluster}.password`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [part, passwordFile]) chownSync(path, user.uid, user.gid)
  try {
    await promisify(execFile)(
      join(bin, "initdb"),
      [
        "--pgdata",
        part,
        "--username",
        "postgres",
        "--pwfile",
        passwordFile,
        "--auth",
        "scram-sha-256",
        "--encoding",
        "UTF8",
        "--locale",
        "C",
        "--locale-provider",
        "builtin",
        "--builtin-locale",
        "C.UTF-8"
      ],
      { ...user, cwd: "/", env: serverEnvironment() }
    )
  } catch (error) {
    throw new CannotStart(`PostgreSQL could not create its data folder: ${lastLine(error)}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(part, cluster)
  return true
}

const lastLine = (error: unknown) => {
  const { stderr, message } = error as { stderr?: string; message: string }
  return (
    (stderr || message)
      .trim()
      .split("\n")
      .find((line) => line.includes("error:")) ?? message
  )
}
