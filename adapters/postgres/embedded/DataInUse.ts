import { CannotStart } from "./CannotStart.ts"

/** Another running Frit holds this data folder; `pid` is its process, when known (D5). */
export class DataInUse extends CannotStart {
  override readonly name = "DataInUse"
  readonly pid: number | undefined
  constructor(folder: string, pid: number | undefined) {
    const who = pid === undefined ? "Another Frit" : `Another Frit (process ${pid})`
    super(`${who} is using the data in ${folder}. Stop it first, or choose another folder with FRIT_DATA.`)
    this.pid = pid
  }
}
