import { Schema } from "effect"
import {
  getPublicPageLook,
  getPublicPagePreview,
  getPublicPageSetting,
  putPublicPageLook,
  putPublicPageSetting
} from "#domain/public-page/publicPageApi.ts"
import { type PagePicture, type PublicPageLook, PublicPageLookDraft } from "#domain/public-page/PublicPageLook.ts"
import { depositRule, type PublicPageSetting, PublicPageSettingDraft } from "#domain/public-page/PublicPageSetting.ts"
import { nullableNumber } from "#web/forms/nullableNumber.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"

/** The quote settings as a record with a form. There is exactly one, and it always exists. */
export type SettingRecord = PublicPageSetting & { readonly id: string }

/** The form values of the settings, in which numbers may be empty. */
export const SettingInput = Schema.Struct({
  ...PublicPageSettingDraft.fields,
  serviceRadius: nullableNumber(PublicPageSettingDraft.fields.serviceRadius),
  deposit: nullableNumber(PublicPageSettingDraft.fields.deposit)
}).check(depositRule)

export const settingKind = (first: SettingRecord): RecordKind<typeof SettingInput, SettingRecord> => ({
  name: "public-page-setting",
  schema: SettingInput,
  valuesOf: ({ id: _id, version: _version, ...values } = first) => values,
  changeOf: (typed, _id, version) => ({ ...typed, version }),
  hrefOf: () => "/admin/public-business-setting",
  get: getPublicPageSetting,
  list: getPublicPageSetting,
  invalidates: [getPublicPageSetting, getPublicPagePreview],
  post: putPublicPageSetting,
  put: putPublicPageSetting
})

/** The look of the page, likewise a single record. */
export type LookRecord = PublicPageLook & { readonly id: string }

const chosen = (picture: PagePicture | null) => picture && { id: picture.id, alt: picture.alt }

export const lookKind = (first: LookRecord): RecordKind<typeof PublicPageLookDraft, LookRecord> => ({
  name: "public-page-look",
  schema: PublicPageLookDraft,
  valuesOf: ({ colors, banner, about, recentJobs, aboutText, contactIntro, showAddress, showMap } = first) => ({
    colors,
    banner: chosen(banner),
    about: chosen(about),
    recentJobs: recentJobs.map((picture) => chosen(picture)!),
    aboutText,
    contactIntro,
    showAddress,
    showMap
  }),
  changeOf: (typed, _id, version) => ({ ...typed, version }),
  hrefOf: () => "/admin/public-business-page",
  get: getPublicPageLook,
  list: getPublicPageLook,
  invalidates: [getPublicPageLook, getPublicPagePreview],
  post: putPublicPageLook,
  put: putPublicPageLook
})
