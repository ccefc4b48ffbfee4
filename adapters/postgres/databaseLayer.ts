import { Database } from "./Database.ts"
import { ormOptions } from "./ormOptions.ts"

/** The application's connections to PostgreSQL, with the entities of all slices. */
export const databaseLayer = Database.connected(ormOptions)
