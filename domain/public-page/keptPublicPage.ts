import { Effect, Schema } from "effect"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { PublicPageLook, UploadedPicture, usualLook } from "./PublicPageLook.ts"
import { PublicPageSetting, usualSetting } from "./PublicPageSetting.ts"

/** The group of the shop's settings that the public page is kept in. */
export const publicPageGroup = "PublicPage"

/** One value of the public page, as JSON beside the shop's other settings; `usual` stands where none is kept. */
export const keptValue = <A extends object>(groupKey: string, schema: Schema.Codec<A, unknown>, usual: A) => {
  // What was kept was right by the rules of its day; what came later has its usual value.
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
    /** Keeps `next` in the place of what was found; false where something else stands by now. */
    replace: (next: A, found: string | undefined) =>
      TenantSettings.use((settings) =>
        settings.replace({ group: publicPageGroup, groupKey, value: JSON.stringify(encode(next)) }, found)
      )
  }
}

/** What was kept, with its usual value where a field, or a text in a language of later, is missing. */
const over = (usual: unknown, kept: unknown): unknown =>
  isFields(usual) && isFields(kept)
    ? { ...usual, ...Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, over(usual[name], value)])) }
    : kept

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The settings of quotes. */
export const keptSetting = keptValue("Setting", PublicPageSetting, usualSetting)

/** Colors, pictures and texts. */
export const keptLook = keptValue("Look", PublicPageLook, usualLook)

/** Pictures that were uploaded and may be chosen in the next save, with the moment they came, in milliseconds UTC. */
const Upload = Schema.Struct({ ...UploadedPicture.fields, at: Schema.Number })
export const keptUploads = keptValue<ReadonlyArray<typeof Upload.Type>>("Uploads", Schema.Array(Upload), [])
