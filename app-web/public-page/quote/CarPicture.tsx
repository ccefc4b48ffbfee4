import { isOffered, type QuoteGlass } from "#domain/public-page/quoteTypes.ts"
import type { QuoteWords } from "./quotePageWordsOf.ts"

/** Outlines of a car's panes, seen from above, with the driver on the left. */
const panes: ReadonlyArray<readonly [glass: QuoteGlass, path: string]> = [
  ["windshield", "M62 108 Q110 88 158 108 L150 146 Q110 134 70 146 Z"],
  ["roof", "M76 160 Q110 152 144 160 L144 214 Q110 220 76 214 Z"],
  ["back", "M72 262 Q110 274 148 262 L154 290 Q110 306 66 290 Z"],
  ["frontLeftDoor", "M50 118 L62 152 L66 192 L50 192 Z"],
  ["frontRightDoor", "M170 118 L158 152 L154 192 L170 192 Z"],
  ["rearLeftDoor", "M50 200 L66 200 L66 240 L51 244 Z"],
  ["rearRightDoor", "M170 200 L154 200 L154 240 L169 244 Z"],
  ["leftQuarter", "M52 252 L66 247 L64 274 L55 276 Z"],
  ["rightQuarter", "M168 252 L154 247 L156 274 L165 276 Z"]
]

interface CarPictureProps {
  readonly words: QuoteWords
  /** The shop's services. Panes it does not offer are drawn but cannot be selected. */
  readonly services: ReadonlyArray<string>
  /** The selected pane. */
  readonly chosen: QuoteGlass | null
  readonly onChoose: (glass: QuoteGlass) => void
}

/**
 * A car from above for tapping the broken glass. Visual only: screen reader and keyboard users get the same panes as
 * buttons next to it.
 */
export function CarPicture({ words, services, chosen, onChoose }: CarPictureProps) {
  const offered = panes.filter(([glass]) => isOffered(glass, services))
  return (
    <div className="QuoteCar">
      <svg viewBox="0 0 220 360" aria-hidden="true" focusable="false">
        <path
          className="QuoteCarBody"
          d="M110 8 C150 8 176 24 180 62 L184 120 L184 290 C184 332 160 352 110 352 C60 352 36 332 36 290 L36 120 L40 62 C44 24 70 8 110 8 Z"
        />
        <path className="QuoteCarTrim" d="M58 50 Q110 32 162 50 M56 84 Q110 64 164 84 M58 316 Q110 332 162 316" />
        <path className="QuoteCarLamp" d="M46 40 q10 -14 26 -18 l-6 14 z M174 40 q-10 -14 -26 -18 l6 14 z" />
        <path
          className="QuoteCarTail"
          d="M44 312 q6 18 24 26 l-2 -12 q-12 -4 -16 -16 z M176 312 q-6 18 -24 26 l2 -12 q12 -4 16 -16 z"
        />
        <path className="QuoteCarBody" d="M36 126 l-14 8 l2 12 l12 -4 z M184 126 l14 8 l-2 12 l-12 -4 z" />
        {panes.map(([glass, path]) => (
          <path
            key={glass}
            className="QuotePane"
            data-chosen={chosen === glass || undefined}
            data-away={!isOffered(glass, services) || undefined}
            d={path}
            onClick={isOffered(glass, services) ? () => onChoose(glass) : undefined}
          />
        ))}
        {chosen === "windshield" && (
          <path
            className="QuoteCrack"
            d="M110 118 l-8 -10 M110 118 l12 -8 M110 118 l14 8 M110 118 l-4 14 M110 118 l-16 4"
          />
        )}
      </svg>
      <div className="QuotePanes" role="group" aria-label={words("glass.car")}>
        {offered.map(([glass]) => (
          <button
            key={glass}
            type="button"
            data-pane={glass}
            aria-pressed={chosen === glass}
            onClick={() => onChoose(glass)}
          >
            {words(`pane.${glass}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
