import type { CropRectangle } from "#ui/cropRectangle.ts"

export interface CropOptions {
  /** Maximum length of the longer edge of the result, in pixels. Smaller areas are not enlarged. */
  readonly maxEdge?: number | undefined
  /** `image/jpeg` by default, in which transparent areas become white. */
  readonly type?: "image/jpeg" | "image/png" | "image/webp" | undefined
  /** 0 to 1; 0.9 by default. */
  readonly quality?: number | undefined
}

/**
 * Crops part of a picture into a new file, without the original's metadata such as location and camera. Rejects if the
 * picture cannot be read.
 */
export const cropPicture = async (
  src: string,
  part: CropRectangle,
  { maxEdge = Infinity, type = "image/jpeg", quality = 0.9 }: CropOptions = {}
): Promise<Blob> => {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  const scale = Math.min(1, maxEdge / Math.max(part.width, part.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(part.width * scale))
  canvas.height = Math.max(1, Math.round(part.height * scale))
  const pen = canvas.getContext("2d")
  if (pen === null) throw new Error("This browser cannot draw images")
  pen.imageSmoothingQuality = "high"
  if (type === "image/jpeg") {
    pen.fillStyle = "white"
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("The image could not be encoded")) : resolve(blob)),
      type,
      quality
    )
  )
}
