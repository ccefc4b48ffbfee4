import { randomUUID } from "node:crypto"
import { createReadStream, createWriteStream, existsSync } from "node:fs"
import { mkdir, rename, rm } from "node:fs/promises"
import { DatabaseSync } from "node:sqlite"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { bodyName } from "./bodyName.ts"
import { fillLineup } from "./fillLineup.ts"
import { countryName, properName } from "./properName.ts"
import { vpicArchive } from "./vpicArchive.ts"
import { vpicFile } from "./vpicFile.ts"
import { fillVpicTables, vpicTables } from "./vpicTables.ts"

/**
 * Makes the decoder's database in `folder` from the vPIC archive and gives its path. The name carries the version, so
 * what is there is kept, and `onBegin` is called when there is work to do; two processes may do it at once, as each
 * builds its own file and renames it into place.
 */
export const prepareVpic = async (folder: string, onBegin = () => {}): Promise<string> => {
  const ready = vpicFile(folder)
  if (existsSync(ready)) return ready
  onBegin()
  await mkdir(folder, { recursive: true })
  const mine = `${ready}.${randomUUID()}`
  const raw = `${mine}.raw`
  try {
    await pipeline(createReadStream(vpicArchive), createGunzip(), createWriteStream(raw))
    build(mine, raw)
    await rename(mine, ready).catch((cause) => {
      // Windows does not rename onto a file that another process has open: theirs is as good.
      if (!existsSync(ready)) throw cause
    })
  } finally {
    await Promise.all([raw, mine].map((file) => rm(file, { force: true })))
  }
  return ready
}

const build = (file: string, raw: string) => {
  const db = new DatabaseSync(file)
  try {
    // A file nobody knows yet needs no journal: a build that stops half-way is thrown away.
    db.exec("pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -65536")
    for (const name of [bodyName, properName, countryName]) {
      db.function(name.name, { deterministic: true }, (text) => (text === null ? null : name(String(text))))
    }
    db.prepare("attach ? as raw").run(raw)
    db.exec(`begin; ${vpicTables} ${fillVpicTables}`)
    fillLineup(db)
    db.exec("commit; detach raw; analyze")
  } finally {
    db.close()
  }
}
