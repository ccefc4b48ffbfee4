import "#ui/Keys.css"
import { Kbd } from "#ui/Kbd.tsx"

export interface KeysProps {
  /** Keys pressed together or in sequence, such as `["Ctrl", "K"]`. */
  readonly keys: ReadonlyArray<string>
  /** Separator between keys pressed in sequence, such as `then`. Without it, the keys are pressed together. */
  readonly thenLabel?: string | undefined
}

/** The keys of a keyboard shortcut. */
export function Keys({ keys, thenLabel }: KeysProps) {
  return (
    <span className="Keys">
      {keys.map((key, at) => (
        <span key={`${at}${key}`} className="Keys">
          {at > 0 && thenLabel !== undefined && <span>{thenLabel}</span>}
          <Kbd>{key}</Kbd>
        </span>
      ))}
    </span>
  )
}
