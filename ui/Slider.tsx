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
  /** What is set. */
  readonly label: string
  /** Leaves the number out where it says nothing, as beside a picture. */
  readonly isValueHidden?: boolean | undefined
}

/** A number chosen by feel, such as how close a picture is; arrows, Page keys, Home and End move it too. */
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
