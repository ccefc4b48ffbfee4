import { type PointerEvent, useRef, useState } from "react"
import { penStroke, type PenPoint } from "#ui/penStroke.ts"
import type { SignatureDrawing } from "#ui/SignatureValue.ts"

/** Size of a new canvas, in its own units; it scales with the available width. */
const sheet = { width: 600, height: 200 }
/** Limits on points per stroke, number of strokes, and characters of path data. Anything larger is not a signature. */
const most = { points: 700, strokes: 200, letters: 58_000 }

interface SignatureSheetProps {
  readonly value: SignatureDrawing | null
  readonly onChange: (value: SignatureDrawing) => void
  /** Accessible name, which states whether it is signed. */
  readonly label: string
  readonly hint: string
  readonly isDisabled: boolean
}

/** The drawing surface of a SignaturePad. Follows one pointer (finger, pen or mouse) at a time. */
export function SignatureSheet({ value, onChange, label, hint, isDisabled }: SignatureSheetProps) {
  const { width, height, strokes } = value ?? { ...sheet, strokes: [] }
  const [drawing, setDrawing] = useState<ReadonlyArray<PenPoint> | null>(null)
  const pen = useRef<number | null>(null)
  const isFull = strokes.length >= most.strokes || strokes.join("").length >= most.letters
  const at = (event: PointerEvent<SVGSVGElement>): PenPoint => {
    const room = event.currentTarget.getBoundingClientRect()
    const within = (share: number, edge: number) => Math.round(Math.min(Math.max(share, 0), 1) * edge)
    return [
      within((event.clientX - room.left) / room.width, width),
      within((event.clientY - room.top) / room.height, height)
    ]
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (isDisabled || isFull || pen.current !== null || event.button !== 0) return
    pen.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrawing([at(event)])
  }
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId !== pen.current) return
    const point = at(event)
    setDrawing((line) => (line === null || line.length >= most.points ? line : [...line, point]))
  }
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId !== pen.current) return
    pen.current = null
    setDrawing(null)
    if (drawing !== null) onChange({ _tag: "drawn", width, height, strokes: [...strokes, penStroke(drawing)] })
  }
  const lines = drawing === null ? strokes : [...strokes, penStroke(drawing)]
  return (
    <svg
      className="SignatureSheet"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      data-empty={lines.length === 0 || undefined}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path className="SignatureLine" d={`M24 ${height - 44}H${width - 24}`} />
      {lines.length === 0 && (
        <text className="SignatureHint" x={24} y={height - 18} aria-hidden>
          {hint}
        </text>
      )}
      {lines.map((line, place) => (
        <path key={place} className="SignatureStroke" d={line} />
      ))}
    </svg>
  )
}
