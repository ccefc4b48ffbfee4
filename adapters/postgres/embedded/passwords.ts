import { randomBytes } from "node:crypto"
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs"
import { join } from "node:path"

/** The two passwords of a data folder: the superuser's, used only for setup, and the database owner's. */
export interface Passwords {
  readonly superuser: string
  readonly owner: string
}

/**
 * Reads a data folder's passwords. They are generated on first use (192 random bits) and stored in a file only this
 * user can read.
 */
export const passwords = (home: string): Passwords => {
  const file = join(home, "passwords.json")
  if (!existsSync(file)) keep(file, { superuser: secret(), owner: secret() })
  return JSON.parse(readFileSync(file, "utf8")) as Passwords
}

const secret = () => randomBytes(24).toString("hex")

const keep = (file: string, value: Passwords) => {
  const fd = openSync(`${file}.part`, "w", 0o600)
  writeSync(fd, JSON.stringify(value))
  fsyncSync(fd)
  closeSync(fd)
  renameSync(`${file}.part`, file)
}
