import { PgBoss } from "pg-boss"
import { patientDatabase } from "../patientDatabase.ts"
import { workQueues } from "./workQueues.ts"

/**
 * Lets the owner of the database make the schema `pgboss` and its queues, or bring them up to date. Several nodes may
 * ask at once.
 */
export const prepareQueues = async (ownerUrl: string): Promise<void> => {
  const boss = new PgBoss({
    ...patientDatabase,
    connectionString: ownerUrl,
    application_name: "frit migrations",
    max: 1,
    supervise: false,
    schedule: false
  })
  boss.on("error", () => {})
  await boss.start()
  try {
    for (const [name, options] of Object.entries(workQueues)) {
      await boss.createQueue(name, options)
      await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
