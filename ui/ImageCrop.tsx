import "react-image-crop/dist/ReactCrop.css"
import "#ui/ImageCrop.css"
import "#ui/Field.css"
import { type SyntheticEvent, useState } from "react"
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop, type ReactCropProps } from "react-image-crop"
import { type CropRectangle, cropRectangle } from "#ui/cropRectangle.ts"
import { Slider } from "#ui/Slider.tsx"

/** Accessible names of the crop frame and its eight handles. */
export type CropTexts = NonNullable<ReactCropProps["ariaLabels"]>

export interface ImageCropProps {
  /** URL of the image, or an object URL of a chosen file. */
  readonly src: string
  /** Alternative text of the image. */
  readonly alt: string
  /** Accessible names of the frame and its handles. */
  readonly words: CropTexts
  /** Label of the zoom slider. */
  readonly zoomLabel: string
  /** Keyboard instructions, such as `Arrows move the frame`. */
  readonly hint?: string | undefined
  /** Aspect ratio, width divided by height; 1 for a square. Unconstrained if omitted. */
  readonly aspect?: number | undefined
  /** Shows the frame as a circle, like a profile photo. */
  readonly isRound?: boolean | undefined
  /**
   * Called on load and after each change with the cropped area, in pixels of the image. Pass it to `cropPicture` to
   * crop.
   */
  readonly onCrop: (part: CropRectangle) => void
  /** Called if the browser cannot load the image. */
  readonly onLoadFailed?: (() => void) | undefined
  /** Disables all controls. */
  readonly isDisabled?: boolean | undefined
}

const start = (aspect: number | undefined, width: number, height: number): PercentCrop =>
  aspect === undefined
    ? { unit: "%", x: 0, y: 0, width: 100, height: 100 }
    : centerCrop(makeAspectCrop({ unit: "%", width: 90 }, aspect, width, height), width, height)

/** Selects part of an image by pointer, touch, or the arrow keys on the frame and its handles. A slider zooms in. */
export function ImageCrop({
  src,
  alt,
  words,
  zoomLabel,
  hint,
  aspect,
  isRound = false,
  onCrop,
  onLoadFailed,
  isDisabled = false
}: ImageCropProps) {
  const [crop, setCrop] = useState<PercentCrop>()
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [zoom, setZoom] = useState(1)
  const tell = (part: PercentCrop, { width, height } = size) => onCrop(cropRectangle(part, width, height))
  const begin = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const natural = { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight }
    const part = start(aspect, natural.width, natural.height)
    setSize(natural)
    setCrop(part)
    tell(part, natural)
  }
  return (
    <div className="ImageCrop">
      <div className="ImageCropView">
        <ReactCrop
          {...(crop === undefined ? {} : { crop })}
          {...(aspect === undefined ? {} : { aspect })}
          ariaLabels={words}
          circularCrop={isRound}
          disabled={isDisabled}
          keepSelection
          minWidth={24}
          minHeight={24}
          onChange={(_, part) => setCrop(part)}
          onComplete={(_, part) => tell(part)}
        >
          <img
            src={src}
            alt={alt}
            style={{
              width: `calc(${zoom} * min(100cqi, 56cqi * ${size.height === 0 ? 1 : size.width / size.height}))`,
              maxWidth: "none"
            }}
            onLoad={begin}
            onError={onLoadFailed}
          />
        </ReactCrop>
      </div>
      <Slider
        label={zoomLabel}
        isValueHidden
        minValue={1}
        maxValue={4}
        step={0.1}
        value={zoom}
        onChange={setZoom}
        isDisabled={isDisabled}
      />
      {hint !== undefined && <p className="FieldDescription">{hint}</p>}
    </div>
  )
}
