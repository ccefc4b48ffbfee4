/**
 * For every pool of ours: how long to wait for a connection, new or free, and after how long of silence to ask whether
 * the other end is there; milliseconds.
 */
export const patientDatabase = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
