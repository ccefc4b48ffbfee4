import { largestUpload } from "#domain/files/largestUpload.ts"
import { cropPicture } from "#ui/cropPicture.ts"

/** Longer edges, in pixels, that are tried one after the other: the first is sharp enough to read a VIN off a photo. */
const edges = [4096, 3072, 2048, 1280]

/** No phone's picture is larger, in bytes; one that is might be too much for the phone to draw. */
export const largestPicture = 64 * 1024 * 1024

/** Whether a file above the limit of spec §9 may be made small enough: a picture that browsers can draw. */
export const mayShrink = ({ type, size }: Pick<File, "type" | "size">): boolean =>
  /^image\/(jpeg|png|webp|bmp|gif)$/.test(type) && size <= largestPicture

/** A picture of a kind that is drawn here and not taken there (spec §5 Uploads): it goes out as JPEG. */
const isTurned = ({ type }: File) => type === "image/webp"

/** An iPhone's own kind, which most browsers cannot draw; a phone that is asked for JPEG gives JPEG. */
export const isHeic = ({ type, name }: Pick<File, "type" | "name">): boolean =>
  /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)

/**
 * The file as it can be sent: as it is where it is small enough and of a kind that is taken, else as a JPEG, upright as
 * it was taken. Undefined where that cannot be made.
 */
export const shrunkPhoto = async (file: File): Promise<File | undefined> => {
  if (file.size <= largestUpload && !isTurned(file)) return file
  if (!mayShrink(file)) return undefined
  const src = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    const whole = { x: 0, y: 0, width: picture.naturalWidth, height: picture.naturalHeight }
    for (const maxEdge of edges) {
      const made = await cropPicture(src, whole, { maxEdge, quality: 0.85 })
      if (made.size <= largestUpload)
        return new File([made], file.name.replace(/\.\w+$/, "").concat(".jpg"), {
          type: "image/jpeg",
          lastModified: file.lastModified
        })
    }
  } catch {
    // No picture after all, or none that this browser reads.
  } finally {
    URL.revokeObjectURL(src)
  }
  return undefined
}
