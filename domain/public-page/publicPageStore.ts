import { Effect, Schema } from "effect"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { PublicPageLook, UploadedPicture, defaultLook } from "./PublicPageLook.ts"
import { PublicPageSetting, defaultSetting } from "./PublicPageSetting.ts"

/** The settings group in which the public page is stored. */
export const publicPageGroup = "PublicPage"

/**
 * Accessors for one public page value, stored as JSON among the shop's other settings. `usual` is the default if none
 * is stored.
 */
export const jsonSetting = <A extends object>(groupKey: string, schema: Schema.Codec<A, unknown>, usual: A) => {
  // Stored values were valid under the rules at the time, so checks are skipped; fields added since get their default.
  const decode = Schema.decodeUnknownSync(schema, { disableChecks: true })
  const encode = Schema.encodeSync(schema, { disableChecks: true })
  const encodedUsual = encode(usual)
  const read = (text: string): A => {
    const kept: unknown = JSON.parse(text)
    return decode(over(encodedUsual, kept))
  }
  const find = Effect.map(
    TenantSettings.use(({ list }) => list),
    (settings) => {
      const text = settings.find((one) => one.group === publicPageGroup && one.groupKey === groupKey)?.value
      return { text, value: text === undefined ? usual : read(text) }
    }
  )
  return {
    find,
    /** Replaces the value that was found with `next`. Returns false if it has changed since. */
    replace: (next: A, found: string | undefined) =>
      TenantSettings.use((settings) =>
        settings.replace({ group: publicPageGroup, groupKey, value: JSON.stringify(encode(next)) }, found)
      )
  }
}

/** Returns the stored value with defaults for missing fields, including texts in languages added later. */
const over = (usual: unknown, kept: unknown): unknown =>
  isFields(usual) && isFields(kept)
    ? { ...usual, ...Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, over(usual[name], value)])) }
    : kept

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The quote settings. */
export const settingStore = jsonSetting("Setting", PublicPageSetting, defaultSetting)

/** Colors, pictures and texts. */
export const lookStore = jsonSetting("Look", PublicPageLook, defaultLook)

/** Uploaded pictures that can be selected in the next save, with the upload time in milliseconds UTC. */
const Upload = Schema.Struct({ ...UploadedPicture.fields, at: Schema.Number })
export const uploadStore = jsonSetting<ReadonlyArray<typeof Upload.Type>>("Uploads", Schema.Array(Upload), [])
