import "#ui/Keys.css"
import { Kbd } from "#ui/Kbd.tsx"

export interface KeysProps {
  /** Keys pressed together or one after the other, such as `["Ctrl", "K"]`. */
  readonly keys: ReadonlyArray<string>
  /** Between keys that follow one another, such as `then`; without it they are held together. */
  readonly thenLabel?: string | undefined
}

/** The keys of a shortcut. */
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
