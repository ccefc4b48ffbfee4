/** A signature: strokes as SVG path data in whole units of a sheet of that size, or a typed name. */
export type SignatureValue = SignatureDrawing | { readonly _tag: "typed"; readonly name: string }

export interface SignatureDrawing {
  readonly _tag: "drawn"
  readonly width: number
  readonly height: number
  readonly strokes: ReadonlyArray<string>
}
