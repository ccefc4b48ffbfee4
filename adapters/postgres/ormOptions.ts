import { Migrator } from "@mikro-orm/migrations"
import { defineConfig } from "@mikro-orm/postgresql"
import { poolTimeouts } from "./connectOwner.ts"
import type { EntityClass } from "./columns.ts"
import { migrations } from "./migrations/migrations.ts"
import { slices } from "./slices.ts"
import { Database } from "./Database.ts"

/** MikroORM options for the application and for migrations. */
export const ormOptions = (clientUrl: string) =>
  defineConfig({
    entities: slices.flatMap(({ entities }): ReadonlyArray<EntityClass> => entities),
    clientUrl,
    forceUtcTimezone: true,
    logger: () => {},
    pool: { min: 0, max: 10 },
    extensions: [Migrator],
    migrations: { migrationsList: [...migrations], snapshot: false, tableName: "migration" },
    driverOptions: {
      ...poolTimeouts,
      application_name: "frit"
    }
  })

/** The application's database access, with the entities of all slices. */
export const databaseLayer = Database.connected(ormOptions)
