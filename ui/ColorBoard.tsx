import { ColorArea } from "react-aria-components/ColorArea"
import { ColorSlider, SliderOutput, SliderTrack } from "react-aria-components/ColorSlider"
import { ColorSwatch } from "react-aria-components/ColorSwatch"
import { ColorSwatchPicker, ColorSwatchPickerItem } from "react-aria-components/ColorSwatchPicker"
import { ColorThumb } from "react-aria-components/ColorThumb"
import { Label } from "react-aria-components/Label"

export interface ColorBoardProps {
  /** Predefined colors, such as the shop's own: `#` and 6 digits. */
  readonly swatches?: { readonly label: string; readonly colors: ReadonlyArray<string> } | undefined
  /** Adds an opacity slider; colors may then have 8 digits. */
  readonly allowsAlpha?: boolean | undefined
}

const slide = (channel: "hue" | "alpha") => (
  <ColorSlider channel={channel} colorSpace="hsb" className="ColorSlider">
    <Label />
    <SliderOutput className="tabular" />
    <SliderTrack
      className="ColorTrack"
      style={({ defaultStyle }) => ({
        background: `${String(defaultStyle.background)}, repeating-conic-gradient(var(--line-control) 0% 25%, var(--surface-raised) 0% 50%) 0 / 12px 12px`
      })}
    >
      <ColorThumb className="ColorThumb" />
    </SliderTrack>
  </ColorSlider>
)

/**
 * The picker of a ColorField: saturation and brightness, hue, and opacity. Must be inside a react-aria ColorPicker,
 * which labels each control.
 */
export function ColorBoard({ swatches, allowsAlpha = false }: ColorBoardProps) {
  return (
    <div className="ColorBoard">
      <ColorArea className="ColorArea" colorSpace="hsb" xChannel="saturation" yChannel="brightness">
        <ColorThumb className="ColorThumb" />
      </ColorArea>
      {slide("hue")}
      {allowsAlpha && slide("alpha")}
      {swatches && (
        <ColorSwatchPicker className="ColorSwatches" aria-label={swatches.label}>
          {swatches.colors.map((color) => (
            <ColorSwatchPickerItem key={color} color={color} className="ColorChoice">
              <ColorSwatch className="ColorSwatch" />
            </ColorSwatchPickerItem>
          ))}
        </ColorSwatchPicker>
      )}
    </div>
  )
}
