import { Effect } from "effect"
import { checkPicture } from "#domain/files/checkPicture.ts"
import type { FileId } from "#domain/files/FileId.ts"
import { withinStorage } from "#domain/quotas/storageQuota.ts"
import { Files } from "#domain/files/Files.ts"
import { Pictures } from "#domain/files/Pictures.ts"
import { placeFile } from "#domain/files/storedContent.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { currentUserRecord, profileOf } from "./profileOf.ts"

/** Edge length of a profile photo, in pixels. */
const edge = 512

/**
 * Replaces the current user's photo with an uploaded picture, which is validated, re-encoded as a square, and stored
 * under a generated name (F2, F3).
 */
export const changePhoto = Effect.fn("changePhoto")(function* ({ photo }: { readonly photo: Uint8Array }) {
  yield* checkPicture(photo)
  const bytes = yield* (yield* Pictures).square(photo, edge)
  return yield* withinStorage(
    bytes.length,
    Effect.gen(function* () {
      const placed = yield* placeFile("image/jpeg", bytes)
      yield* (yield* Files).add(placed)
      return yield* keepPhoto(yield* currentUserRecord, placed.id)
    })
  )
})

/** Removes the current user's photo; their initials are shown instead. */
export const removePhoto = Effect.fn("removePhoto")(function* () {
  return yield* keepPhoto(yield* currentUserRecord, null)
})

/**
 * Changes the photo even if other profile changes are saved concurrently: on a conflict, it is applied to the current
 * version.
 */
const keepPhoto = Effect.fnUntraced(function* (user: User, photo: FileId | null) {
  const { saved, before } = yield* putPhoto(user, photo)
  if (before.photo !== null) yield* (yield* Files).remove(before.photo)
  return profileOf(saved)
})

type Put = Effect.Effect<{ readonly saved: User; readonly before: User }, never, Users | CurrentTenant>

const putPhoto = (before: User, photo: FileId | null): Put =>
  Users.use((users) => users.change({ ...before, photo, usesAvatar: photo === null })).pipe(
    Effect.map((saved) => ({ saved, before })),
    Effect.catchTag("UserChanged", ({ current }) => putPhoto(current, photo)),
    Effect.orDie
  )
