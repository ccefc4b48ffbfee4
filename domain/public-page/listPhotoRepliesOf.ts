import { Effect } from "effect"
import { JobLinks } from "#domain/documents/JobLinks.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Nags } from "#domain/nags/Nags.ts"
import type { PartNumber } from "#domain/nags/PartNumber.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { PhotoReplies } from "./PhotoReplies.ts"
import type { PhotoReply } from "./PhotoReply.ts"
import { candidatesLeft } from "./quoteQuestions.ts"

/** Maximum number of panes to list; with more, staff search themselves. */
const maxPanes = 8

/** Returns the part numbers that match a customer's answers. */
export const panesLeft = ({ panes, answers }: Pick<PhotoReply, "panes" | "answers">): ReadonlyArray<string> =>
  candidatesLeft(
    panes,
    answers.map(({ feature }) => feature),
    Object.fromEntries(answers.map(({ feature, answer }) => [feature, answer]))
  ).map(({ partNumber }) => partNumber)

/** Returns what came in through a job's photo request links, the latest link first. Deleted photos are omitted. */
export const listPhotoRepliesOf = Effect.fn("listPhotoRepliesOf")(function* ({ id }: { readonly id: JobId }) {
  yield* (yield* Jobs).get(id)
  const links = (yield* (yield* JobLinks).ofJob(id)).filter(({ kind }) => kind === "photos")
  if (links.length === 0) return []
  const replies = yield* (yield* PhotoReplies).ofJob(id)
  const files = new Set((yield* (yield* JobFiles).ofJob(id)).map((file) => file.id))
  const nags = yield* Nags
  return yield* Effect.all(
    links.map(
      Effect.fnUntraced(function* ({ id: linkId, at: askedAt, expiresOn, revokedAt, openedAt }) {
        const reply = replies.find((one) => one.linkId === linkId)
        const left = reply === undefined ? [] : panesLeft(reply)
        const glass =
          left.length > maxPanes
            ? []
            : yield* Effect.all(
                left.map((partNumber) =>
                  nags
                    .get(partNumber as PartNumber)
                    .pipe(Effect.catchTag("GlassPartNotFound", () => Effect.succeed(undefined)))
                )
              )
        return {
          linkId,
          askedAt,
          expiresOn,
          revokedAt,
          openedAt,
          sentAt: reply?.sentAt ?? null,
          vin: reply?.vin ?? null,
          car: reply?.car ?? null,
          answers: reply?.answers ?? [],
          photos: (reply?.photos ?? []).filter(({ fileId }) => files.has(fileId)),
          glass: glass.filter((part) => part !== undefined)
        }
      })
    )
  )
})
