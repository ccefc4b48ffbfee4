import { Clock, Effect } from "effect"
import { checkPicture } from "#domain/files/checkPicture.ts"
import { FileId } from "#domain/files/FileId.ts"
import { Files } from "#domain/files/Files.ts"
import { pictureHeader } from "#domain/files/pictureHeader.ts"
import { Pictures } from "#domain/files/Pictures.ts"
import { placeFile } from "#domain/files/storedContent.ts"
import { withinStorage } from "#domain/quotas/storageQuota.ts"
import { lookStore, uploadStore } from "./publicPageStore.ts"
import {
  type ChosenPicture,
  type PagePicture,
  PagePictureGone,
  type PublicPageLook,
  PublicPageLookChanged,
  type PublicPageLookDraft,
  type UploadedPicture
} from "./PublicPageLook.ts"

/** Length of the longer edge of stored pictures, in pixels, for desktop and phone screens. */
const edges = { large: 1600, small: 720 } as const

/** How long an uploaded picture can be selected before it is deleted, in milliseconds: one day. */
const uploadLifetime = 86_400_000

/** Maximum number of uploaded pictures waiting to be selected; the oldest is deleted. */
const maxUploads = 40

/**
 * Uploads a picture for the page. It is validated and re-encoded in two sizes (F2), and stays private until the page is
 * saved with it.
 */
export const uploadPagePicture = Effect.fn("uploadPagePicture")(function* ({
  picture
}: {
  readonly picture: Uint8Array
}) {
  yield* checkPicture(picture)
  const pictures = yield* Pictures
  const [large, small] = [
    yield* pictures.within(picture, edges.large, "image/jpeg"),
    yield* pictures.within(picture, edges.small, "image/jpeg")
  ]
  const { width, height } = pictureHeader(large) ?? { width: edges.large, height: edges.large }
  return yield* withinStorage(
    large.length + small.length,
    Effect.gen(function* () {
      const files = yield* Files
      const placed = [yield* placeFile("image/jpeg", large), yield* placeFile("image/jpeg", small)] as const
      for (const file of placed) yield* files.add(file)
      const uploaded: UploadedPicture = { id: placed[0].id, small: placed[1].id, width, height }
      yield* saveUpload({ ...uploaded, at: yield* Clock.currentTimeMillis })
      return uploaded
    })
  )
})

/** Adds an upload to those that can be selected and deletes the ones that expired or exceed the limit. */
const saveUpload = Effect.fnUntraced(function* (upload: UploadedPicture & { readonly at: number }) {
  while (true) {
    const { value, text } = yield* uploadStore.find
    const waiting = [...value, upload].filter(({ at }) => at > upload.at - uploadLifetime).slice(-maxUploads)
    if (!(yield* uploadStore.replace(waiting, text))) continue
    const { value: look } = yield* lookStore.find
    const wanted = new Set([...waiting, ...picturesOf(look)].map(({ id }) => id))
    return yield* removePictures(value.filter(({ id }) => !wanted.has(id)))
  }
})

/**
 * Saves the page's look if it is still at `version`; of two concurrent saves only one succeeds. Only pictures uploaded
 * for the page are accepted, so no other file of the shop can become public. Pictures no longer used are deleted.
 */
export const changePublicPageLook = Effect.fn("changePublicPageLook")(function* (
  typed: PublicPageLookDraft & { readonly version: number }
) {
  const { value: before, text } = yield* lookStore.find
  if (before.version !== typed.version) return yield* new PublicPageLookChanged({ current: before })
  const known = new Map<string, UploadedPicture>(
    [...(yield* uploadStore.find).value, ...picturesOf(before)].map((one) => [one.id, one])
  )
  const chosen = Effect.fnUntraced(function* ({ id, alt }: ChosenPicture) {
    const found = known.get(id)
    if (found === undefined) return yield* new PagePictureGone({ picture: id })
    const { small, width, height } = found
    return { id, alt: alt.trim(), small, width, height } satisfies PagePicture
  })
  const next: PublicPageLook = {
    ...typed,
    version: typed.version + 1,
    banner: typed.banner && (yield* chosen(typed.banner)),
    about: typed.about && (yield* chosen(typed.about)),
    recentJobs: yield* Effect.forEach(typed.recentJobs, chosen)
  }
  if (!(yield* lookStore.replace(next, text)))
    return yield* new PublicPageLookChanged({ current: (yield* lookStore.find).value })
  const wanted = new Set(picturesOf(next).map(({ id }) => id))
  yield* removePictures(picturesOf(before).filter(({ id }) => !wanted.has(id)))
  return next
})

/** Returns all pictures of a page. */
export const picturesOf = ({ banner, about, recentJobs }: PublicPageLook): ReadonlyArray<PagePicture> =>
  [banner, about, ...recentJobs].filter((one) => one !== null)

const removePictures = Effect.fnUntraced(function* (pictures: ReadonlyArray<UploadedPicture>) {
  const files = yield* Files
  for (const id of new Set(pictures.flatMap(({ id, small }) => [id, small]))) yield* files.remove(FileId.make(id))
})
