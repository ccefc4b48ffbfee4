import type { CropRectangle } from "#ui/cropRectangle.ts"

export interface CropOptions {
  /** The longer edge of what comes out, in pixels; smaller parts keep their size. */
  readonly maxEdge?: number | undefined
  /** `image/jpeg` by default; what is clear in a PNG turns white in it. */
  readonly type?: "image/jpeg" | "image/png" | "image/webp" | undefined
  /** 0 to 1; 0.9 by default. */
  readonly quality?: number | undefined
}

/**
 * Cuts a part out of a picture as a new file, without the place and the camera that the first one told. Fails when the
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
  if (pen === null) throw new Error("This browser cannot draw pictures")
  pen.imageSmoothingQuality = "high"
  if (type === "image/jpeg") {
    pen.fillStyle = "white"
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("The picture could not be written")) : resolve(blob)),
      type,
      quality
    )
  )
}
