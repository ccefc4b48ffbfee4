import { useLayoutEffect, useRef } from "react"
import { useWords } from "#web/words/useWords.ts"
import { PartChosen } from "./PartChosen.tsx"
import type { PartChoice } from "./usePartChoices.ts"
import "./PartChoices.css"

export interface PartChoicesProps {
  readonly id: string
  readonly choices: ReadonlyArray<PartChoice>
  /** The one that Enter takes, -1 while none is. */
  readonly at: number
  readonly onTake: (choice: PartChoice) => void
}

/** What may be meant, below the cell and above everything else: number, words, price and picture. */
export function PartChoices({ id, choices, at, onTake }: PartChoicesProps) {
  const { t } = useWords()
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const shown = list.current
    if (shown === null) return
    const place = () => {
      const { left, bottom, top } = shown.parentElement!.getBoundingClientRect()
      shown.style.left = `${left}px`
      shown.style.top =
        bottom + shown.offsetHeight > innerHeight ? `${Math.max(top - shown.offsetHeight, 0)}px` : `${bottom}px`
    }
    if (!shown.matches(":popover-open")) shown.showPopover()
    place()
    addEventListener("scroll", place, true)
    return () => removeEventListener("scroll", place, true)
  }, [choices.length])
  return (
    <ul className="PartChoices" ref={list} id={id} role="listbox" popover="manual" aria-label={t("estimate.found")}>
      {choices.map((choice, nth) => (
        // The keyboard is the input's: see PartCombo.
        <li
          key={nth}
          id={`${id}-${nth}`}
          role="option"
          className="Option PartChoice"
          aria-selected={nth === at}
          data-focused={nth === at || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(choice)}
        >
          <PartChosen choice={choice} />
        </li>
      ))}
    </ul>
  )
}
