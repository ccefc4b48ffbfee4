import { PgBoss, type QueueOptions } from "pg-boss"
import { poolTimeouts } from "../connectOwner.ts"

/**
 * Seconds after which a task of an unresponsive node is given to another; a live node sends heartbeats twice as often.
 */
const heartbeatSeconds = 20

/** The queues and their retry policies. Mail is retried for about two days, at most every half hour. */
export const workQueues = {
  /** Unanswered requests to the card processor: retried for two days, at most every half hour. */
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
  /** Messages to insurers' networks: the same policy; meanwhile the invoice shows that the partner is unreachable. */
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
  /** Objects that may no longer be referenced: checked and deleted. */
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
  /** Messages to customers: the same policy; a message's state shows when it is given up. */
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
 * A task's payload: the tenant and the id of the row (for a file, its object's key). Everything else is read under
 * row-level security (T9).
 */
export interface Work {
  readonly tenant: string
  readonly id: string
}

/** Creates or updates the schema `pgboss` and its queues as the database owner. Several nodes may run it at once. */
export const prepareQueues = async (ownerUrl: string): Promise<void> => {
  const boss = new PgBoss({
    ...poolTimeouts,
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
