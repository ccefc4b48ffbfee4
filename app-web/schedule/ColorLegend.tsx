import "./ColorLegend.css"
import { memo } from "react"
import type { BoardJob } from "#domain/schedule/boardApi.ts"
import { useWords } from "#web/words/useWords.ts"
import { Select } from "#ui/Select.tsx"
import { type Coloring, colorings, type StopTone, toneBy, useStopColors } from "./stopTones.ts"
import { useBoardWords } from "./useBoardWords.ts"

/** The legend of the card colors in use on the board. */
export const ColorLegend = memo(function ColorLegend({ jobs }: { readonly jobs: ReadonlyArray<BoardJob> }) {
  const { t } = useWords()
  const { coloring, locations } = useStopColors()
  const { colored } = useBoardWords()
  const meanings = new Map<string, StopTone>(
    jobs.map((job) => [colored(coloring, job, locations), toneBy(coloring, job, locations)])
  )
  if (meanings.size < 2) return null
  return (
    <ul className="ColorLegend" aria-label={t("board.legend")}>
      {[...meanings]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([meaning, tone]) => (
          <li key={meaning}>
            <span className="ColorLegendMark" data-tone={tone} aria-hidden />
            {meaning}
          </li>
        ))}
    </ul>
  )
})

interface ColorChoiceProps {
  readonly value: Coloring
  readonly onChange: (coloring: Coloring) => void
}

/** The property that determines the color of the cards. */
export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const { t } = useWords()
  return (
    <Select
      label={t("board.color")}
      isLabelHidden
      options={colorings.map((one) => ({ value: one, label: t(colorWords[one]) }))}
      value={value}
      onChange={(color) => onChange(color ?? "type")}
    />
  )
}

const colorWords = {
  type: "board.colorType",
  stage: "board.colorStage",
  parts: "board.colorParts",
  location: "board.colorLocation"
} as const
