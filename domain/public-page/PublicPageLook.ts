import { Schema } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { field } from "#domain/shared/field.ts"
import { maxLength, plainText } from "#domain/shared/PlainText.ts"
import { inEveryLanguage, languageName } from "#domain/words/languages.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { PageColors, defaultColors } from "./PageColors.ts"

/** Maximum number of recent-job pictures on a page. The specification sets no limit. */
export const maxJobPictures = 12

const id = field(FileId, "File id of the picture.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
const alt = field(
  plainText(160),
  "Alternative text for screen readers; empty for a decorative picture.",
  "A new windshield in a gray Kona"
)

/** A picture selected for the page: a previous upload with its alternative text. */
export const ChosenPicture = Schema.Struct({ id, alt })
export type ChosenPicture = typeof ChosenPicture.Type

const facts = {
  small: field(FileId, "File id of the phone-sized version.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f51"),
  width: field(Schema.Int, "Width in pixels.", 1600),
  height: field(Schema.Int, "Height in pixels.", 900)
}

/** A picture uploaded for the page, re-encoded in two sizes. */
export const UploadedPicture = Schema.Struct({ id, ...facts })
export type UploadedPicture = typeof UploadedPicture.Type

/** A picture of the page as stored. */
export const PagePicture = Schema.Struct({ id, alt, ...facts })
export type PagePicture = typeof PagePicture.Type

/** A text in each language the shop provides; an empty one falls back to the shop's default language. */
const PageTexts = (length: number) =>
  Schema.Struct(
    inEveryLanguage((language) =>
      field(
        plainText(length),
        `The text in ${languageName(language)}.`,
        language === "en" ? "Family-owned since 1998." : ""
      )
    )
  )
export type PageTexts = ReturnType<typeof PageTexts>["Type"]

const texts = {
  aboutText: field(PageTexts(2000), "Text about the shop."),
  contactIntro: field(PageTexts(400), "Text above the phone number and email address.")
}
const toggles = {
  showAddress: field(Schema.Boolean, "Whether the addresses of the locations are shown."),
  showMap: field(Schema.Boolean, "Whether a map of the service area is shown.")
}
const jobPictures = <P extends Schema.Top>(picture: P) =>
  Schema.Array(picture).check(
    maxLength(maxJobPictures, `tooMany:${maxJobPictures}`),
    Schema.makeFilter(
      (pictures: ReadonlyArray<unknown>) =>
        new Set(pictures.map((one) => (one as ChosenPicture).id)).size === pictures.length || "picture.twice"
    )
  )

/** The appearance of the public page as the owner edits it, spec §3. */
export const PublicPageLookDraft = Schema.Struct({
  colors: field(PageColors, "The eight colors."),
  banner: field(Schema.NullOr(ChosenPicture), "Banner picture; null for the default illustration."),
  about: field(Schema.NullOr(ChosenPicture), "Picture next to the text about the shop; null for none."),
  recentJobs: field(jobPictures(ChosenPicture), "Pictures of recent jobs, in display order."),
  ...texts,
  ...toggles
})
export type PublicPageLookDraft = typeof PublicPageLookDraft.Type

/** The stored look. `version` is incremented on every save and is 0 before the first one. */
export const PublicPageLook = Schema.Struct({
  version: versionField,
  colors: field(PageColors, "The eight colors."),
  banner: field(Schema.NullOr(PagePicture), "Banner picture; null for the default illustration."),
  about: field(Schema.NullOr(PagePicture), "Picture next to the text about the shop; null for none."),
  recentJobs: field(Schema.Array(PagePicture), "Pictures of recent jobs, in display order."),
  ...texts,
  ...toggles
})
export type PublicPageLook = typeof PublicPageLook.Type

/** A text that is empty in every language. */
export const noTexts: PageTexts = inEveryLanguage(() => "")

/** Defaults, used until the shop saves its own look. */
export const defaultLook: PublicPageLook = {
  version: 0,
  colors: defaultColors,
  banner: null,
  about: null,
  recentJobs: [],
  aboutText: noTexts,
  contactIntro: noTexts,
  showAddress: true,
  showMap: true
}

/** The page was saved by someone else after it was loaded. `current` is the current version. */
export class PublicPageLookChanged extends Schema.TaggedError<PublicPageLookChanged>()(
  "PublicPageLookChanged",
  { current: field(PublicPageLook, "The current version.") },
  { httpApiStatus: 409 }
) {}

/** The selected picture was never uploaded for the page, or its upload has expired. */
export class PagePictureGone extends Schema.TaggedError<PagePictureGone>()(
  "PagePictureGone",
  { picture: field(FileId, "File id of the picture.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 422 }
) {}
