import { useMemo } from "react"
import { encode } from "uqr"
import "./security.css"

/** A QR code drawn in the page itself, dark on white in either theme so that every camera reads it. */
export function QrCode({ label, text }: { readonly label: string; readonly text: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: "M", border: 4 }), [text])
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("")
  return (
    <svg
      className="SecurityQr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
