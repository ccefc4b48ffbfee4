import { tmpdir } from "node:os"
import { join } from "node:path"
import { Layer } from "effect"
import { objectsFolder } from "#adapters/files/objectsFolder.ts"
import { filesPostgres } from "#adapters/postgres/files/filesPostgres.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { testDatabase, testSettings } from "./testDatabase.ts"

/** File storage as in the application: rows in the test run's PostgreSQL, bytes in a folder, deletions in the queue. */
export const fileStorageLayer = filesPostgres.pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      objectsFolder(join(tmpdir(), `frit-tests-${process.pid}`, "files")),
      WorkQueue.layer.pipe(Layer.provide([testSettings, testDatabase])),
      testDatabase
    )
  )
)
