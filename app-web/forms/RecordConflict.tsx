import { useEffect, useRef, useSyncExternalStore } from "react"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"
import { FieldConflict } from "./FieldConflict.tsx"
import type { Conflict, Joined } from "./useSaveRecord.ts"

export interface RecordConflictProps {
  /** The open form: what is typed shows at each field as it is typed. */
  readonly form: {
    readonly getState: () => { readonly values: unknown }
    readonly subscribe: (listener: () => void) => () => void
  }
  /** What both changed and waits for a choice. */
  readonly conflict: Conflict<unknown> | undefined
  /** What somebody else changed that a save took along. */
  readonly joined: Joined<unknown> | undefined
  /** 'Someone else saved this customer after you opened it.' */
  readonly changed: string
  readonly labelOf: (path: string) => string
  /** What stands in a field, in words. */
  readonly say: (path: string, values: unknown) => string
}

/**
 * Two people changed one record. At each field that both changed stands who changed it to what, and the choice; at each
 * that joined, who did. Above them all, which fields those are. The first to be chosen takes the focus.
 */
export function RecordConflict({ form, conflict, joined, changed, labelOf, say }: RecordConflictProps) {
  const { t } = useWords()
  const values = useSyncExternalStore(form.subscribe, () => form.getState().values)
  const here = useRef<HTMLDivElement>(null)
  const times = conflict?.times
  useEffect(() => {
    // The notes find their places after the first drawing.
    if (times !== undefined) requestAnimationFrame(() => focusChoice(here.current))
  }, [times])
  const goOn = (path: string) =>
    requestAnimationFrame(() => {
      if (!focusChoice(here.current)) controlAt(here.current, path)?.focus()
    })
  const clashes = conflict?.clashes ?? []
  return (
    <div ref={here} className="RecordConflict">
      {conflict !== undefined && clashes.length > 0 && (
        <Callout
          tone="warning"
          title={changed}
          links={
            clashes.length === 1
              ? []
              : clashes.map((path) => ({ label: labelOf(path), onPress: () => focusChoice(here.current, path) }))
          }
          actions={
            clashes.length > 1 && (
              <>
                <Button size="small" onPress={() => conflict.chooseAll("mine")}>
                  {t("conflict.keepAllMine")}
                </Button>
                <Button size="small" onPress={() => conflict.chooseAll("theirs")}>
                  {t("conflict.takeAllTheirs")}
                </Button>
              </>
            )
          }
        >
          <p>{t("conflict.hint", { count: clashes.length, fields: clashes.map(labelOf).join(", ") })}</p>
          {conflict.joining.length > 0 && (
            <p>{t("conflict.joining", { fields: conflict.joining.map(labelOf).join(", ") })}</p>
          )}
          {clashes.map((path) => (
            <FieldConflict
              key={path}
              path={path}
              label={labelOf(path)}
              theirs={say(path, conflict.now)}
              mine={say(path, values)}
              saves={conflict.saves}
              onChoose={(side) => {
                conflict.choose(path, side)
                goOn(path)
              }}
            />
          ))}
        </Callout>
      )}
      {joined?.paths.map((path) => (
        <FieldConflict
          key={path}
          path={path}
          label={labelOf(path)}
          theirs={say(path, joined.now)}
          was={say(path, joined.was)}
          saves={joined.saves}
          onSeen={() => {
            joined.dismiss(path)
            controlAt(here.current, path)?.focus()
          }}
        />
      ))}
    </div>
  )
}

const rootOf = (near: Element | null): ParentNode => near?.closest("form") ?? document

/** Puts the focus on the first field that waits for a choice, or on that of a path; whether there is one. */
const focusChoice = (near: Element | null, path?: string): boolean => {
  const waiting = [...rootOf(near).querySelectorAll<HTMLElement>("[data-chooses]")]
  const [one] = path === undefined ? waiting : waiting.filter(({ dataset }) => dataset["chooses"] === path)
  one?.focus({ preventScroll: true })
  one?.scrollIntoView({ block: "center" })
  return one !== undefined
}

const controlAt = (near: Element | null, path: string): HTMLElement | null =>
  rootOf(near).querySelector(
    `[data-field="${CSS.escape(path)}"] :is(input, textarea, [role=spinbutton], button:not([tabindex="-1"]))`
  )
