import "#ui/ShortcutList.css"
import { useId } from "react"
import { Keys } from "#ui/Keys.tsx"

/** A keyboard shortcut and what it does. */
export interface Shortcut {
  readonly id: string
  readonly label: string
  readonly keys: ReadonlyArray<string>
  /** Whether the keys are pressed in sequence instead of together. */
  readonly isSequence?: boolean | undefined
}

/** Shortcuts that work in the same context. */
export interface ShortcutGroup {
  readonly id: string
  readonly title: string
  readonly shortcuts: ReadonlyArray<Shortcut>
}

export interface ShortcutListProps {
  /** The shortcuts, by group. */
  readonly groups: ReadonlyArray<ShortcutGroup>
  /** Separator between keys pressed in sequence, such as `then`. */
  readonly thenLabel: string
}

function Shortcuts({
  group: { title, shortcuts },
  thenLabel
}: {
  readonly group: ShortcutGroup
  readonly thenLabel: string
}) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="ShortcutTitle">
        {title}
      </h3>
      <dl>
        {shortcuts.map(({ id, label, keys, isSequence = false }) => (
          <div key={id} className="ShortcutRow">
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} {...(isSequence ? { thenLabel } : {})} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** All keyboard shortcuts available here, for a dialog opened with `?`. */
export function ShortcutList({ groups, thenLabel }: ShortcutListProps) {
  return (
    <div className="ShortcutList">
      {groups.map((group) => (
        <Shortcuts key={group.id} group={group} thenLabel={thenLabel} />
      ))}
    </div>
  )
}
