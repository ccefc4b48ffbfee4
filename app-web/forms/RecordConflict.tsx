import { useEffect, useRef, useSyncExternalStore } from "react"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"
import { FieldConflict } from "./FieldConflict.tsx"
import { labelAt } from "./FormProblems.tsx"
import { valueAt } from "./formPath.ts"
import { resolveConflict, computeMerge, type MergeContext, type RemoteChanges } from "./mergeRemoteChanges.ts"

export { mergeRemoteChanges as meetChanges } from "./mergeRemoteChanges.ts"

export interface RecordConflictProps {
  readonly merging: MergeContext
  /** What others saved since the record was opened. */
  readonly others: RemoteChanges
  /** Title of the notice: 'Someone else saved this customer after you opened it.' */
  readonly changed: string
  /** The fields that `say` can format, if not all. */
  readonly labels?: object
  /** Formats the value of a field as text. */
  say(path: string, values: unknown): string
}

/**
 * Resolves concurrent changes to a record. Each field that both users changed shows who changed it to what, and the
 * choice; each merged field shows who changed it. A summary above lists the conflicting fields. The first unresolved
 * field takes focus.
 */
export function RecordConflict({ merging, others, changed, labels, say: sayKnown }: RecordConflictProps) {
  const { t } = useWords()
  const { form, setOthers, words } = merging
  const { current, joined, saves, times } = others
  const values = useSyncExternalStore(form.subscribe, () => form.getState().values)
  const here = useRef<HTMLDivElement>(null)
  const waits = current !== undefined
  useEffect(() => {
    // The notices move to their fields after the first render.
    if (waits) requestAnimationFrame(() => focusChoice(here.current))
  }, [times, waits])
  const goOn = (path: string) =>
    requestAnimationFrame(() => {
      if (!focusChoice(here.current)) controlAt(here.current, path)?.focus()
    })
  const say = (path: string, of: unknown) =>
    labels === undefined || path in labels ? sayKnown(path, of) : String(valueAt(of, path) ?? "")
  const labelOf = (path: string) => labelAt(words.nameOf(path))
  const { conflicts, remoteOnly, now } = waits
    ? computeMerge(merging, current)
    : { conflicts: [], remoteOnly: [], now: undefined }
  return (
    <div ref={here} className="RecordConflict">
      {conflicts.length > 0 && (
        <Callout
          tone="warning"
          title={changed}
          links={
            conflicts.length === 1
              ? []
              : conflicts.map((path) => ({ label: labelOf(path), onPress: () => focusChoice(here.current, path) }))
          }
          actions={
            conflicts.length > 1 && (
              <>
                <Button size="small" onPress={() => resolveConflict(merging, others, conflicts, "mine")}>
                  {t("conflict.keepAllMine")}
                </Button>
                <Button size="small" onPress={() => resolveConflict(merging, others, conflicts, "theirs")}>
                  {t("conflict.takeAllTheirs")}
                </Button>
              </>
            )
          }
        >
          <p>{t("conflict.hint", { count: conflicts.length, fields: conflicts.map(labelOf).join(", ") })}</p>
          {remoteOnly.length > 0 && <p>{t("conflict.joining", { fields: remoteOnly.map(labelOf).join(", ") })}</p>}
          {conflicts.map((path) => (
            <FieldConflict
              key={path}
              path={path}
              label={labelOf(path)}
              theirs={say(path, now)}
              mine={say(path, values)}
              saves={saves}
              onChoose={(side) => {
                resolveConflict(merging, others, [path], side)
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
          saves={saves}
          onSeen={() => {
            setOthers({ ...others, joined: { ...joined, paths: joined.paths.filter((one) => one !== path) } })
            controlAt(here.current, path)?.focus()
          }}
        />
      ))}
    </div>
  )
}

const rootOf = (near: Element | null): ParentNode => near?.closest("form") ?? document

/** Focuses the first unresolved field, or the one at the given path. Returns whether there was one. */
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
