import { maxUploadBytes } from "#domain/files/maxUploadBytes.ts"
import { cropPicture } from "#ui/cropPicture.ts"

/** Lengths of the longer edge to try, in pixels. The first is sharp enough to read a VIN in a photo. */
const edges = [4096, 3072, 2048, 1280]

/** Maximum size in bytes. No phone takes larger pictures, and decoding one might be too much for a phone. */
export const maxPictureBytes = 64 * 1024 * 1024

/** Returns whether a file above the limit of spec §9 can be downscaled, i.e. is a picture that browsers can decode. */
export const canDownscale = ({ type, size }: Pick<File, "type" | "size">): boolean =>
  /^image\/(jpeg|png|webp|bmp|gif)$/.test(type) && size <= maxPictureBytes

/** A format that browsers can decode but the server does not accept (spec §5 Uploads). It is converted to JPEG. */
const isTurned = ({ type }: File) => type === "image/webp"

/** The iPhone's HEIC format, which most browsers cannot decode. Phones deliver JPEG if the picker asks for it. */
export const isHeic = ({ type, name }: Pick<File, "type" | "name">): boolean =>
  /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)

/**
 * Returns the file unchanged if it is small enough and in an accepted format, and otherwise as an upright JPEG. Returns
 * undefined if it cannot be converted.
 */
export const downscalePhoto = async (file: File): Promise<File | undefined> => {
  if (file.size <= maxUploadBytes && !isTurned(file)) return file
  if (!canDownscale(file)) return undefined
  const src = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    const whole = { x: 0, y: 0, width: picture.naturalWidth, height: picture.naturalHeight }
    for (const maxEdge of edges) {
      const made = await cropPicture(src, whole, { maxEdge, quality: 0.85 })
      if (made.size <= maxUploadBytes)
        return new File([made], file.name.replace(/\.\w+$/, "").concat(".jpg"), {
          type: "image/jpeg",
          lastModified: file.lastModified
        })
    }
  } catch {
    // Not a picture, or one this browser cannot decode.
  } finally {
    URL.revokeObjectURL(src)
  }
  return undefined
}
