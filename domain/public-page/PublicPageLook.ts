import { Schema } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { field } from "#domain/shared/field.ts"
import { maxLength, plainText } from "#domain/shared/PlainText.ts"
import { inEveryLanguage, languageName } from "#domain/words/languages.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { PageColors, usualColors } from "./PageColors.ts"

/** How many pictures of recent jobs a page shows: the specification gives no number, and nobody looks at more. */
export const mostJobPictures = 12

const id = field(FileId, "The picture, by its file.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
const alt = field(
  plainText(160),
  "What is seen on it, for who does not see it; empty for an ornament.",
  "A new windshield in a gray Kona"
)

/** A picture as it is chosen: uploaded before, and what is seen on it. */
export const ChosenPicture = Schema.Struct({ id, alt })
export type ChosenPicture = typeof ChosenPicture.Type

const facts = {
  small: field(FileId, "The same picture for a phone.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f51"),
  width: field(Schema.Int, "How wide it is, in pixels.", 1600),
  height: field(Schema.Int, "How high it is, in pixels.", 900)
}

/** A picture that was uploaded for the page: made by us, in two sizes. */
export const UploadedPicture = Schema.Struct({ id, ...facts })
export type UploadedPicture = typeof UploadedPicture.Type

/** A picture of the page as it is kept. */
export const PagePicture = Schema.Struct({ id, alt, ...facts })
export type PagePicture = typeof PagePicture.Type

/** A text in each language that the shop writes it in; where one is empty, that of the shop's own language stands. */
const PageTexts = (length: number) =>
  Schema.Struct(
    inEveryLanguage((language) =>
      field(plainText(length), `In ${languageName(language)}.`, language === "en" ? "Family-owned since 1998." : "")
    )
  )
export type PageTexts = ReturnType<typeof PageTexts>["Type"]

const texts = {
  aboutText: field(PageTexts(2000), "What the shop says of itself."),
  contactIntro: field(PageTexts(400), "What stands above phone number and e-mail address.")
}
const toggles = {
  showAddress: field(Schema.Boolean, "Whether the addresses of the locations are shown."),
  showMap: field(Schema.Boolean, "Whether a map of the service area is drawn.")
}
const jobPictures = <P extends Schema.Top>(picture: P) =>
  Schema.Array(picture).check(
    maxLength(mostJobPictures, `tooMany:${mostJobPictures}`),
    Schema.makeFilter(
      (pictures: ReadonlyArray<unknown>) =>
        new Set(pictures.map((one) => (one as ChosenPicture).id)).size === pictures.length || "picture.twice"
    )
  )

/** What an owner says of the look of the public page, spec §3. */
export const PublicPageLookDraft = Schema.Struct({
  colors: field(PageColors, "The eight colors."),
  banner: field(Schema.NullOr(ChosenPicture), "The picture at the top; null for the drawn one."),
  about: field(Schema.NullOr(ChosenPicture), "The picture beside the text about the shop; null for none."),
  recentJobs: field(jobPictures(ChosenPicture), "Pictures of recent jobs, in the order shown."),
  ...texts,
  ...toggles
})
export type PublicPageLookDraft = typeof PublicPageLookDraft.Type

/** The same as kept; `version` grows with every save and is 0 where nobody has saved it. */
export const PublicPageLook = Schema.Struct({
  version: versionField,
  colors: field(PageColors, "The eight colors."),
  banner: field(Schema.NullOr(PagePicture), "The picture at the top; null for the drawn one."),
  about: field(Schema.NullOr(PagePicture), "The picture beside the text about the shop; null for none."),
  recentJobs: field(Schema.Array(PagePicture), "Pictures of recent jobs, in the order shown."),
  ...texts,
  ...toggles
})
export type PublicPageLook = typeof PublicPageLook.Type

/** A text that is written in no language yet. */
export const noTexts: PageTexts = inEveryLanguage(() => "")

/** What stands where a shop has said nothing. */
export const usualLook: PublicPageLook = {
  version: 0,
  colors: usualColors,
  banner: null,
  about: null,
  recentJobs: [],
  aboutText: noTexts,
  contactIntro: noTexts,
  showAddress: true,
  showMap: true
}

/** Somebody saved the page after it was opened; `current` is what stands now. */
export class PublicPageLookChanged extends Schema.TaggedError<PublicPageLookChanged>()(
  "PublicPageLookChanged",
  { current: field(PublicPageLook, "What stands now.") },
  { httpApiStatus: 409 }
) {}

/** A picture was chosen that was never uploaded for the page, or so long ago that it was thrown away. */
export class PagePictureGone extends Schema.TaggedError<PagePictureGone>()(
  "PagePictureGone",
  { picture: field(FileId, "The picture, by its file.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 422 }
) {}
