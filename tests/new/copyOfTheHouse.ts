import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"

const root = resolve(import.meta.dirname, "../..")

export interface Ran {
  readonly status: number | null
  readonly said: string
}

/** Copies the repository to a separate folder in which programs run as they would here; node_modules is shared. */
export const copyOfRepository = () => {
  const house = mkdtempSync(join(tmpdir(), "frit-new-"))
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1e8
  }).split("\n")
  for (const file of files.filter((one) => one !== "" && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    cpSync(join(root, file), join(house, file))
  }
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"))
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST)/.test(name)))
  const run = (program: string, ...args: ReadonlyArray<string>): Ran => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [program.startsWith("tests/") ? program : join(root, "node_modules", program), ...args],
      {
        cwd: house,
        encoding: "utf8",
        env,
        maxBuffer: 1e8
      }
    )
    return { status, said: `${stdout}\n${stderr}` }
  }
  return { house, run }
}
