import { PublicPageState } from "./pageChoices.ts"
import { Effect, Schema } from "effect"
import { pageOffice } from "#domain/access/accessTable.ts"
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
    /** What the settings of the public page say. */
    readonly "public-page": typeof import("../words/en/screens/public-page.json", { with: { type: "json" } })
  }
}

const nothing = Schema.Struct({})
const version = versionField

export const getPublicPageSetting = endpoint({
  name: "getPublicPageSetting",
  summary: "What the quotes of the public page go by: services, hours, area, pricing, deposit, who hears of them.",
  method: "GET",
  path: "/public-page/setting",
  access: pageOffice,
  input: nothing,
  output: PublicPageSetting,
  failures: []
})

export const putPublicPageSetting = endpoint({
  name: "putPublicPageSetting",
  summary: "Saves it as opened at `version`; a newer one is answered with 409 and what stands now.",
  method: "PUT",
  path: "/public-page/setting",
  access: pageOffice,
  input: Schema.Struct({ version, ...PublicPageSettingDraft.fields }).check(depositRule),
  output: PublicPageSetting,
  failures: [PublicPageSettingChanged, RecipientsUnknown, PricingProfileNotFound]
})

export const getPublicPageLook = endpoint({
  name: "getPublicPageLook",
  summary: "The look of the public page: colors, pictures, texts.",
  method: "GET",
  path: "/public-page/look",
  access: pageOffice,
  input: nothing,
  output: PublicPageLook,
  failures: []
})

export const putPublicPageLook = endpoint({
  name: "putPublicPageLook",
  summary:
    "Saves it as opened at `version`; a newer one is answered with 409 and what stands now. Pictures are named by the files that uploading them gave.",
  method: "PUT",
  path: "/public-page/look",
  access: pageOffice,
  input: Schema.Struct({ version, ...PublicPageLookDraft.fields }),
  output: PublicPageLook,
  failures: [PublicPageLookChanged, PagePictureGone]
})

export const postPagePicture = endpoint({
  name: "postPagePicture",
  summary:
    "Takes a PNG or JPEG of at most 5 MB for the public page. It is kept for a day, and shown to nobody until a save of the page names it.",
  method: "POST",
  path: "/public-page/pictures",
  access: pageOffice,
  body: "form",
  input: Schema.Struct({ picture: field(Schema.Uint8ArrayFromBase64, "A JPEG or PNG of at most 5 MB.") }),
  output: UploadedPicture,
  failures: [NotAPicture, PictureTooLarge, StorageFull]
})

export const getPublicPagePreview = endpoint({
  name: "getPublicPagePreview",
  summary: "What visitors of the public page are told, and whether the page is shown to them now.",
  method: "GET",
  path: "/public-page/preview",
  access: pageOffice,
  input: nothing,
  output: Schema.Struct({
    state: field(PublicPageState, "Whether visitors see the page, or why not."),
    facts: field(PublicPageFacts, "What the page says."),
    ends: field(OptionalDay, "Its last day once it was cancelled; empty while it is not.", "").pipe(
      Schema.withDecodingDefaultKey(Effect.succeed(""))
    )
  }),
  failures: []
})

export const getQuoteFunnel = endpoint({
  name: "getQuoteFunnel",
  summary: "How often each step of the public quote was reached in the last 30 days; nothing of who came.",
  method: "GET",
  path: "/public-page/funnel",
  access: pageOffice,
  input: nothing,
  output: Schema.Struct({
    days: field(Schema.Int, "Over how many days it is counted, today among them.", 30),
    steps: field(
      Schema.Array(
        Schema.Struct({
          step: field(Schema.Literals(quoteSteps), "The step.", "price"),
          count: field(Schema.Int, "How often it was reached.", 41)
        })
      ),
      "The steps in the order of the flow."
    )
  }),
  failures: []
})

export const getPagePicture = endpoint({
  name: "getPagePicture",
  summary: "A picture of the shop's public page, or its logo, for everybody while the page is shown.",
  method: "GET",
  path: "/public-page/pictures/:id",
  access: "everyone",
  input: Schema.Struct({
    id: field(FileId, "The picture, by its file.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: Content,
  produces: ["image/jpeg"],
  failures: [FileNotFound]
})
