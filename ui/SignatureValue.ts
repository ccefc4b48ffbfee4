/** A signature: strokes as SVG path data with integer coordinates on a sheet of the given size, or a typed name. */
export type SignatureValue = SignatureDrawing | { readonly _tag: "typed"; readonly name: string }

export interface SignatureDrawing {
  readonly _tag: "drawn"
  readonly width: number
  readonly height: number
  readonly strokes: ReadonlyArray<string>
}
