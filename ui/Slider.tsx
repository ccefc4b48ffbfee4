import "#ui/Field.css"
import "#ui/Slider.css"
import { Label } from "react-aria-components/Label"
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderOutput,
  SliderThumb,
  SliderTrack
} from "react-aria-components/Slider"

export interface SliderProps extends Omit<
  AriaSliderProps<number>,
  "children" | "className" | "style" | "aria-label" | "orientation"
> {
  /** What the slider sets. */
  readonly label: string
  /** Hides the number when it is not meaningful, as next to an image. */
  readonly isValueHidden?: boolean | undefined
}

/** A number chosen by feel, such as a zoom level. The arrow keys, Page Up, Page Down, Home and End move it too. */
export function Slider({ label, isValueHidden = false, ...props }: SliderProps) {
  return (
    <AriaSlider {...props} className="Slider">
      <Label className="FieldLabel">{label}</Label>
      {!isValueHidden && <SliderOutput className="SliderValue tabular" />}
      <SliderTrack className="SliderTrack">
        {({ state }) => (
          <>
            <div className="SliderFill" style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
            <SliderThumb className="SliderThumb" />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  )
}
