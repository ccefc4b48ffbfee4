import { TextField } from "#ui/TextField.tsx"
import { useWords } from "#web/words/useWords.ts"
import { PartChosen } from "./PartChosen.tsx"
import { type PartChoice, usePartChoices } from "./usePartChoices.ts"
import "./PartChoices.css"

export interface LinePartProps {
  readonly label: string
  readonly text: string
  /** What the line had: nothing is offered for that. */
  readonly before: string
  readonly onType: (text: string) => void
  readonly onTake: (choice: Exclude<PartChoice, { readonly is: "search" }>) => void
}

/** The part number on a line's sheet, and below it what may be meant: own products and the catalogue's glass. */
export function LinePart({ label, text, before, onType, onTake }: LinePartProps) {
  const { t } = useWords()
  const { choices, search } = usePartChoices(text === before ? "" : text)
  return (
    <div className="LinePart">
      <TextField label={label} value={text} onChange={(typed) => onType(typed.toUpperCase())} autoComplete="off" />
      {choices.length > 0 && (
        <ul aria-label={t("estimate.found")}>
          {choices.map((choice, nth) => (
            <li key={nth}>
              <button
                type="button"
                className="PartChoice"
                onClick={() => (choice.is === "search" ? search() : onTake(choice))}
              >
                <PartChosen choice={choice} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
