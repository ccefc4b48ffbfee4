import { PublicPageState } from "./pageChoices.ts"
import { Effect, Schema } from "effect"
import { pageAdminAccess } from "#domain/access/accessTable.ts"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { FileId } from "#domain/files/FileId.ts"
import { FileNotFound } from "#domain/files/filesApi.ts"
import { NotAPicture, PictureTooLarge } from "#domain/files/Pictures.ts"
import { PricingProfileNotFound } from "#domain/pricing-profiles/PricingProfile.ts"
import { StorageFull } from "#domain/quotas/Quota.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { quoteSteps } from "./quoteTypes.ts"
import { PublicPageFacts } from "./PublicPageFacts.ts"
import {
  PagePictureGone,
  PublicPageLook,
  PublicPageLookChanged,
  PublicPageLookDraft,
  UploadedPicture
} from "./PublicPageLook.ts"
import {
  depositRule,
  PublicPageSetting,
  PublicPageSettingChanged,
  PublicPageSettingDraft,
  RecipientsUnknown
} from "./PublicPageSetting.ts"

declare module "../words/english.ts" {
  interface SliceTopics {
    /** Screen texts of the public page settings. */
    readonly "public-page": typeof import("../words/en/screens/public-page.json", { with: { type: "json" } })
  }
}

const nothing = Schema.Struct({})
const version = versionField

export const getPublicPageSetting = endpoint({
  name: "getPublicPageSetting",
  summary:
    "Returns the public page's quote settings: services, hours, service area, pricing, deposit, and notification recipients.",
  method: "GET",
  path: "/public-page/setting",
  access: pageAdminAccess,
  input: nothing,
  output: PublicPageSetting,
  failures: []
})

export const putPublicPageSetting = endpoint({
  name: "putPublicPageSetting",
  summary: "Saves the settings if they are still at `version`; otherwise responds with 409 and the current version.",
  method: "PUT",
  path: "/public-page/setting",
  access: pageAdminAccess,
  input: Schema.Struct({ version, ...PublicPageSettingDraft.fields }).check(depositRule),
  output: PublicPageSetting,
  failures: [PublicPageSettingChanged, RecipientsUnknown, PricingProfileNotFound]
})

export const getPublicPageLook = endpoint({
  name: "getPublicPageLook",
  summary: "Returns the look of the public page: colors, pictures, texts.",
  method: "GET",
  path: "/public-page/look",
  access: pageAdminAccess,
  input: nothing,
  output: PublicPageLook,
  failures: []
})

export const putPublicPageLook = endpoint({
  name: "putPublicPageLook",
  summary:
    "Saves the look if it is still at `version`; otherwise responds with 409 and the current version. Pictures are referenced by the file ids returned when they were uploaded.",
  method: "PUT",
  path: "/public-page/look",
  access: pageAdminAccess,
  input: Schema.Struct({ version, ...PublicPageLookDraft.fields }),
  output: PublicPageLook,
  failures: [PublicPageLookChanged, PagePictureGone]
})

export const postPagePicture = endpoint({
  name: "postPagePicture",
  summary:
    "Uploads a PNG or JPEG of at most 5 MB for the public page. The picture stays private until a save of the page references it, and is deleted after a day otherwise.",
  method: "POST",
  path: "/public-page/pictures",
  access: pageAdminAccess,
  body: "form",
  input: Schema.Struct({ picture: field(Schema.Uint8ArrayFromBase64, "A JPEG or PNG of at most 5 MB.") }),
  output: UploadedPicture,
  failures: [NotAPicture, PictureTooLarge, StorageFull]
})

export const getPublicPagePreview = endpoint({
  name: "getPublicPagePreview",
  summary: "Returns what visitors of the public page see, and whether it is currently shown to them.",
  method: "GET",
  path: "/public-page/preview",
  access: pageAdminAccess,
  input: nothing,
  output: Schema.Struct({
    state: field(PublicPageState, "State of the page: `active` if visitors see it, otherwise the reason they do not."),
    facts: field(PublicPageFacts, "Contents of the page."),
    ends: field(OptionalDay, "Last day of the page after cancellation; empty if not canceled.", "").pipe(
      Schema.withDecodingDefaultKey(Effect.succeed(""))
    )
  }),
  failures: []
})

export const getQuoteFunnel = endpoint({
  name: "getQuoteFunnel",
  summary:
    "Returns how often each step of the public quote was reached in the last 30 days. Visitors are not identified.",
  method: "GET",
  path: "/public-page/funnel",
  access: pageAdminAccess,
  input: nothing,
  output: Schema.Struct({
    days: field(Schema.Int, "Number of days counted, including today.", 30),
    steps: field(
      Schema.Array(
        Schema.Struct({
          step: field(Schema.Literals(quoteSteps), "The step.", "price"),
          count: field(Schema.Int, "Number of times the step was reached.", 41)
        })
      ),
      "Steps in the order of the flow."
    )
  }),
  failures: []
})

export const getPagePicture = endpoint({
  name: "getPagePicture",
  summary: "Returns a picture of the shop's public page, or its logo. Public while the page is shown.",
  method: "GET",
  path: "/public-page/pictures/:id",
  access: "everyone",
  input: Schema.Struct({
    id: field(FileId, "File id of the picture.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: Content,
  produces: ["image/jpeg"],
  failures: [FileNotFound]
})
