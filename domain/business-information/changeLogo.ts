import { Effect } from "effect"
import { checkPicture } from "#domain/files/checkPicture.ts"
import type { FileId } from "#domain/files/FileId.ts"
import { withinStorage } from "#domain/quotas/storageQuota.ts"
import { Files } from "#domain/files/Files.ts"
import { Pictures } from "#domain/files/Pictures.ts"
import { placeFile } from "#domain/files/storedContent.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { BusinessInformation } from "./BusinessInformation.ts"
import { OwnBusiness } from "./OwnBusiness.ts"

/** Longer edge of a logo, in pixels. Printed 60 mm wide, this exceeds a printer's resolution. */
const edge = 1000

/**
 * Replaces the shop's logo with an uploaded picture, which is validated, re-encoded on a white background, and stored
 * under a generated name (F2, F3).
 */
export const changeLogo = Effect.fn("changeLogo")(function* ({ logo }: { readonly logo: Uint8Array }) {
  yield* checkPicture(logo)
  // A JPEG is embedded in a PDF as is; a PNG would have to be decoded for each document.
  const bytes = yield* (yield* Pictures).within(logo, edge, "image/jpeg")
  return yield* withinStorage(
    bytes.length,
    Effect.gen(function* () {
      const placed = yield* placeFile("image/jpeg", bytes)
      yield* (yield* Files).add(placed)
      return yield* keepLogo(placed.id)
    })
  )
})

/** Removes the logo; documents then show only the shop's name. */
export const removeLogo = Effect.fn("removeLogo")(function* () {
  return yield* keepLogo(null)
})

/**
 * Changes the logo even if other business information is saved concurrently: on a conflict, it is applied to the
 * current version.
 */
const keepLogo = Effect.fnUntraced(function* (logo: FileId | null) {
  const { saved, before } = yield* put(yield* (yield* OwnBusiness).get, logo)
  if (before.logo !== null) yield* (yield* Files).remove(before.logo)
  return saved
})

type Put = Effect.Effect<
  { readonly saved: BusinessInformation; readonly before: BusinessInformation },
  never,
  OwnBusiness | CurrentTenant
>

const put = (before: BusinessInformation, logo: FileId | null): Put =>
  OwnBusiness.use((own) => own.save({ ...before, logo })).pipe(
    Effect.map((saved) => ({ saved, before })),
    Effect.catchTag("BusinessInformationChanged", ({ current }) => put(current, logo))
  )
