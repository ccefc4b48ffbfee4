import { DatabaseSync } from "node:sqlite"

/** A model as sold, with its bodies and first and last model year (years in between may be missing). */
export interface VpicModel {
  readonly make: string
  readonly model: string
  readonly firstYear: number
  readonly lastYear: number
  readonly bodies: ReadonlyArray<string>
}

/** Returns every car, MPV and truck model in the database built by `prepareVpic`, by make and model. */
export const vpicModels = (dbPath: string): ReadonlyArray<VpicModel> => {
  const db = new DatabaseSync(dbPath, { readOnly: true })
  try {
    return db
      .prepare(everyModel)
      .all()
      .map((row) => ({
        make: String(row["make"]),
        model: String(row["model"]),
        firstYear: Number(row["firstYear"]),
        lastYear: Number(row["lastYear"]),
        bodies: JSON.parse(String(row["bodies"]))
      }))
  } finally {
    db.close()
  }
}

const everyModel = `
select make, model, min(year) as firstYear, max(year) as lastYear,
  json_group_array(distinct body) filter (where body <> '') as bodies
from lineup group by make, model order by make, model`
