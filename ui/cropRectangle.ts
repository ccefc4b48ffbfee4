/** An area of an image, in pixels of the image. */
export interface CropRectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Converts an area given in percent to whole pixels of an image of that size. The result is never empty and never
 * exceeds the image.
 */
export const cropRectangle = (part: CropRectangle, width: number, height: number): CropRectangle => {
  const along = (start: number, length: number, edge: number) => {
    const from = Math.min(Math.max(Math.round((start / 100) * edge), 0), edge - 1)
    return [from, Math.min(Math.max(Math.round((length / 100) * edge), 1), edge - from)] as const
  }
  const [x, cutWidth] = along(part.x, part.width, width)
  const [y, cutHeight] = along(part.y, part.height, height)
  return { x, y, width: cutWidth, height: cutHeight }
}
