import { Migrator } from "@mikro-orm/migrations"
import { defineConfig } from "@mikro-orm/postgresql"
import { patientDatabase } from "./patientDatabase.ts"
import { migrations } from "./migrations/migrations.ts"
import { rows } from "./rows.ts"

/** How MikroORM reaches a database, for the application and for migrations alike. */
export const ormOptions = (clientUrl: string) =>
  defineConfig({
    entities: rows,
    clientUrl,
    forceUtcTimezone: true,
    logger: () => {},
    pool: { min: 0, max: 10 },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, tableName: "migration" },
    driverOptions: {
      ...patientDatabase,
      // The database says no first, as the role's own limits are shorter (prepareDatabase); only a line that is frozen
      // says nothing.
      query_timeout: 7_000,
      application_name: "frit"
    }
  })
