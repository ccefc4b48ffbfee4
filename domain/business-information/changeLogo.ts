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

/** Longer edge of a logo, in pixels: on paper it is 60 mm wide, so a dot is finer than a printer's. */
const edge = 1000

/**
 * Puts an uploaded picture in place of the shop's logo: checked, drawn anew on white, under a name of its own
 * (F2, F3).
 */
export const changeLogo = Effect.fn("changeLogo")(function* ({ logo }: { readonly logo: Uint8Array }) {
  yield* checkPicture(logo)
  // A JPEG goes into a paper as it is; a PNG would be unpacked for each.
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

/** Takes the logo away: the name stands alone on papers. */
export const removeLogo = Effect.fn("removeLogo")(function* () {
  return yield* keepLogo(null)
})

/** A logo is changed whatever else is being saved at the same moment: it goes into the version that stands. */
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
