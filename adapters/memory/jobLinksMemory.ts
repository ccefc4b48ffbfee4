import { Effect, Layer } from "effect"
import { type JobLink, JobLinks } from "#domain/documents/JobLinks.ts"
import type { JobLinkId } from "#domain/shared/JobId.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for customers' links. */
export const jobLinksMemory = Layer.effect(
  JobLinks,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    const change = (id: JobLinkId, changes: (link: JobLink) => Partial<JobLink> | undefined) =>
      Effect.map(current, ({ jobLinks }) => {
        const link = jobLinks.get(id)
        const changed = link && changes(link)
        if (link === undefined || changed === undefined) return false
        jobLinks.set(id, { ...link, ...changed })
        return true
      })
    return JobLinks.of({
      add: (link) => Effect.map(current, ({ jobLinks }) => void jobLinks.set(link.id, link)),
      addKey: (id, fingerprint) => Effect.map(current, ({ jobLinkKeys }) => void jobLinkKeys.set(fingerprint, id)),
      byKey: (fingerprint) =>
        Effect.map(current, ({ jobLinks, jobLinkKeys }) => jobLinks.get(jobLinkKeys.get(fingerprint)!)),
      ofJob: (jobId) =>
        Effect.map(current, ({ jobLinks }) =>
          [...jobLinks.values()].filter((one) => one.jobId === jobId).sort((one, other) => (one.id < other.id ? 1 : -1))
        ),
      recordOpened: (id, now) =>
        Effect.asVoid(change(id, ({ openedAt, opened }) => ({ openedAt: openedAt ?? now, opened: opened + 1 }))),
      revoke: (id, now) => change(id, ({ revokedAt }) => (revokedAt === null ? { revokedAt: now } : undefined)),
      requestCallback: (id, callbackNote, now) => Effect.asVoid(change(id, () => ({ callbackAt: now, callbackNote })))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
