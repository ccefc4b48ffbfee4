import { PgBoss, type QueueOptions } from "pg-boss"
import { patientDatabase } from "../connectOwner.ts"

/**
 * Seconds after which work of a node that says nothing any more is given to another; a living one says so twice as
 * often.
 */
const heartbeatSeconds = 20

/**
 * The queues there are, and how patiently each is worked off: a mail is tried for about two days, at last every half
 * hour.
 */
export const workQueues = {
  /** What the card processor did not answer: asked again for two days, at last every half hour. */
  cards: {
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 1_800,
    heartbeatSeconds,
    expireInSeconds: 120,
    deleteAfterSeconds: 86_400,
    retentionSeconds: 3 * 86_400
  },
  /** To insurers' networks: as patient; a partner that is gone is told of on the invoice meanwhile. */
  edi: {
    retryLimit: 1_000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    heartbeatSeconds,
    expireInSeconds: 120,
    deleteAfterSeconds: 86_400,
    retentionSeconds: 14 * 86_400
  },
  /** Objects that no row may name any more: looked at, and removed then. */
  files: {
    retryLimit: 100,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 1_800,
    expireInSeconds: 300,
    deleteAfterSeconds: 86_400,
    retentionSeconds: 7 * 86_400
  },
  mail: {
    retryLimit: 100,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 1_800,
    heartbeatSeconds,
    expireInSeconds: 120,
    deleteAfterSeconds: 86_400,
    retentionSeconds: 3 * 86_400
  },
  /** To customers: as patient; the message itself says when it is given up. */
  messages: {
    retryLimit: 100,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 1_800,
    heartbeatSeconds,
    expireInSeconds: 120,
    deleteAfterSeconds: 86_400,
    retentionSeconds: 3 * 86_400
  }
} as const satisfies Record<string, QueueOptions>

export type QueueName = keyof typeof workQueues

/**
 * What a job carries: whose row, and which (of a file, its object's key). Everything else is read behind the wall
 * (T9).
 */
export interface Work {
  readonly tenant: string
  readonly id: string
}

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
