import { Effect, Layer } from "effect"
import { PhotoReplies } from "#domain/public-page/PhotoReplies.ts"
import type { PhotoReply } from "#domain/public-page/PhotoReply.ts"
import type { JobLinkId } from "#domain/shared/JobId.ts"
import { tableOf, MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for what customers submit through photo request links. */
export const photoRepliesMemory = Layer.effect(
  PhotoReplies,
  Effect.gen(function* () {
    const replies = tableOf<JobLinkId, PhotoReply>(yield* MemoryTables, "photo-replies")
    return PhotoReplies.of({
      ofLink: (link) => Effect.map(replies, (kept) => kept.get(link)),
      ofJob: (job) =>
        Effect.map(replies, (kept) =>
          [...kept.values()]
            .filter(({ jobId }) => jobId === job)
            .toSorted((one, other) => (one.linkId < other.linkId ? 1 : -1))
        ),
      save: (reply) => Effect.map(replies, (kept) => void kept.set(reply.linkId, reply))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
