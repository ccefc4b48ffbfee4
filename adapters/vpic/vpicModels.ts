import { DatabaseSync } from "node:sqlite"

/**
 * A model as it was sold, with the bodies it came in and the first and last model year (years between may be missing).
 */
export interface VpicModel {
  readonly make: string
  readonly model: string
  readonly firstYear: number
  readonly lastYear: number
  readonly bodies: ReadonlyArray<string>
}

/** Every car, MPV and truck model in the database that `prepareVpic` made, by make and model. */
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
