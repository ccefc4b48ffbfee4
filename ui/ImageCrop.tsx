import "react-image-crop/dist/ReactCrop.css"
import "#ui/ImageCrop.css"
import "#ui/Field.css"
import { type SyntheticEvent, useState } from "react"
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop, type ReactCropProps } from "react-image-crop"
import { type CropRectangle, cropRectangle } from "#ui/cropRectangle.ts"
import { Slider } from "#ui/Slider.tsx"

/** What is said of the frame and of its eight handles. */
export type CropWords = NonNullable<ReactCropProps["ariaLabels"]>

export interface ImageCropProps {
  /** Where the picture is: an object URL of a chosen file, or an address. */
  readonly src: string
  /** What the picture is, for who does not see it. */
  readonly alt: string
  /** Spoken names of the frame and of its handles. */
  readonly words: CropWords
  /** What the slider that enlarges is called. */
  readonly zoomLabel: string
  /** How to do it by keyboard, such as `Arrows move the frame`. */
  readonly hint?: string | undefined
  /** Width through height, 1 for a square; free without it. */
  readonly aspect?: number | undefined
  /** Shows the frame as a circle, as a profile photo is shown. */
  readonly isRound?: boolean | undefined
  /**
   * The part in the frame, in pixels of the picture; told at first and after each change. Cut it with `cropPicture`.
   */
  readonly onCrop: (part: CropRectangle) => void
  /** Called when the browser cannot show the picture. */
  readonly onLoadFailed?: (() => void) | undefined
  /** Whether nothing can be changed now. */
  readonly isDisabled?: boolean | undefined
}

const start = (aspect: number | undefined, width: number, height: number): PercentCrop =>
  aspect === undefined
    ? { unit: "%", x: 0, y: 0, width: 100, height: 100 }
    : centerCrop(makeAspectCrop({ unit: "%", width: 90 }, aspect, width, height), width, height)

/**
 * Chooses a part of a picture: by pointer, by thumb, or with arrows on the frame and its handles; closer with the
 * slider.
 */
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
