import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { CannotStart } from "./CannotStart.ts"

/** The data folder is locked by another running Frit; `pid` is its process, if known (D5). */
export class DataInUse extends CannotStart {
  override readonly name = "DataInUse"
  readonly pid: number | undefined
  constructor(folder: string, pid: number | undefined) {
    const who = pid === undefined ? "Another Frit" : `Another Frit (process ${pid})`
    super(`${who} is using the data in ${folder}. Stop it first, or choose another folder with FRIT_DATA.`)
    this.pid = pid
  }
}

const sqliteBusy = 5

/**
 * Locks a data folder for this process and returns a function that releases it. The lock is an operating system lock
 * (taken through SQLite, the only one Node offers), so it ends with the process, even on kill -9, and can be neither
 * stale nor confused by a reused pid. `held-by` is only informational.
 */
export const lockDataFolder = (folder: string): (() => void) => {
  const heldBy = join(folder, "held-by")
  const lock = new DatabaseSync(join(folder, "held"), { timeout: 0 })
  try {
    lock.exec("BEGIN EXCLUSIVE")
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new DataInUse(folder, holder(heldBy))
  }
  writeFileSync(heldBy, `${process.pid}\n`)
  return () => {
    if (!lock.isOpen) return
    rmSync(heldBy, { force: true })
    lock.close()
  }
}

const holder = (heldBy: string) => {
  try {
    return Number.parseInt(readFileSync(heldBy, "utf8"), 10) || undefined
  } catch {
    return undefined
  }
}
