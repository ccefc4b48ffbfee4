import { randomBytes } from "node:crypto"
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs"
import { join } from "node:path"

/** The two passwords of one data folder: of the superuser, used only to set up, and of the owner of the database. */
export interface Passwords {
  readonly superuser: string
  readonly owner: string
}

/**
 * Reads the passwords of a data folder, made at random (192 bits) the first time and kept in a file only we can read.
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
