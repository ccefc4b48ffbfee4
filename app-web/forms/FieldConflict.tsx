import "./RecordConflict.css"
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import type { RecordSave } from "#domain/shared/RecordSave.ts"
import { Button } from "#ui/Button.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { Side } from "./mergeRemoteChanges.ts"

interface FieldConflictProps {
  readonly path: string
  readonly label: string
  /** Their value, as text. */
  readonly theirs: string
  /** The typed value, if the user must choose between the two. */
  readonly mine?: string | undefined
  /** The previous value, if their change was merged. */
  readonly was?: string | undefined
  readonly saves: ReadonlyArray<RecordSave>
  readonly onChoose?: ((side: Side) => void) | undefined
  readonly onSeen?: (() => void) | undefined
}

/** A notice at a field: who changed it, to what and when, the typed value, and buttons to choose between the two. */
export function FieldConflict({ path, label, theirs, mine, was, saves, onChoose, onSeen }: FieldConflictProps) {
  const { t } = useWords()
  const { timeOrDateTime } = useFormats()
  const id = useId()
  const last = lastSaveOf(saves, path)
  const who = last?.by || t("conflict.someone")
  return (
    <AtField path={path} describedBy={`${id}-text`}>
      {(isAtField) => (
        <div
          className="FieldConflict"
          role="group"
          aria-labelledby={`${id}-name ${id}-text`}
          tabIndex={-1}
          data-chooses={onChoose === undefined ? undefined : path}
        >
          <span id={`${id}-name`} className={isAtField ? "hidden-text" : "FieldConflictName"}>
            {label}
          </span>
          <div id={`${id}-text`}>
            <p>
              {theirs === "" || theirs === "–"
                ? t("conflict.cleared", { who })
                : t("conflict.changedTo", { who, value: theirs })}
              {last !== undefined && <span className="FieldConflictTime"> {timeOrDateTime(last.at)}</span>}
            </p>
            {mine !== undefined && <p>{t("conflict.yours", { value: mine || "–" })}</p>}
            {was !== undefined && <p>{t("conflict.before", { value: was || "–" })}</p>}
          </div>
          <div className="FieldConflictActions">
            {onChoose !== undefined && (
              <>
                <Button size="small" onPress={() => onChoose("mine")} aria-describedby={`${id}-name`}>
                  {t("conflict.keepMine")}
                </Button>
                <Button size="small" onPress={() => onChoose("theirs")} aria-describedby={`${id}-name`}>
                  {t("conflict.takeTheirs")}
                </Button>
              </>
            )}
            {onSeen !== undefined && (
              <Button size="small" variant="quiet" onPress={onSeen} aria-describedby={`${id}-name`}>
                {t("conflict.seen")}
              </Button>
            )}
          </div>
        </div>
      )}
    </AtField>
  )
}

interface AtFieldProps {
  readonly path: string
  /** Id of the notice's text, which is added to the control's `aria-describedby`. */
  readonly describedBy: string
  readonly children: (isAtField: boolean) => ReactNode
}

/**
 * Renders its children below the field at a path, or below the group of fields under that path. If the screen has no
 * such field, renders them in place.
 */
function AtField({ path, describedBy, children }: AtFieldProps) {
  const here = useRef<HTMLSpanElement>(null)
  const [spot] = useState(() => Object.assign(document.createElement("div"), { className: "FieldConflictSpot" }))
  const [isPlaced, setPlaced] = useState<boolean>()
  // Repeated on every DOM change, because the field may appear later, such as when a section is rendered or a claim is
  // switched on.
  useLayoutEffect(() => {
    const root = rootOf(here.current)
    let forget = () => {}
    const put = () => {
      const place = placeOf(root, path)
      if (place !== undefined && place === spot.parentElement) return
      forget()
      if (place === undefined) spot.remove()
      else place.append(spot)
      forget = place === undefined ? () => {} : describe(place, describedBy)
      setPlaced(place !== undefined)
    }
    put()
    const watching = new MutationObserver(put)
    watching.observe(root, { childList: true, subtree: true })
    return () => {
      watching.disconnect()
      forget()
      spot.remove()
    }
  }, [path, spot, describedBy])
  return (
    <>
      <span ref={here} hidden />
      {isPlaced === true && createPortal(children(true), spot)}
      {isPlaced === false && children(false)}
    </>
  )
}

const rootOf = (near: Element | null): ParentNode & Node => near?.closest("form") ?? document

/** Containers of rows or items. A notice goes next to them, never inside. */
const listed = "[role=grid], [role=table], [role=list], [role=row], table, ul, ol, dl"

const placeOf = (root: ParentNode, path: string): Element | undefined => {
  const shown = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
  const name = CSS.escape(path)
  const [field] = shown(`[data-field="${name}"]`)
  if (field !== undefined) return field
  const parts = shown(`[data-field^="${name}."]`)
  let around: Element | null | undefined = parts[0]?.parentElement
  while (around && !parts.every((part) => around!.contains(part))) around = around.parentElement
  for (let list = around?.closest(listed); list; list = around?.closest(listed)) around = list.parentElement
  return around ?? undefined
}

/**
 * Makes screen readers announce a notice with its field. Restores the reference whenever the field rewrites its
 * `aria-describedby`.
 */
const describe = (place: Element, id: string): (() => void) => {
  const control = place.querySelector("input, textarea, button, [role=spinbutton]")
  if (control === null) return () => {}
  const told = () => (control.getAttribute("aria-describedby") ?? "").split(" ").filter((one) => one !== "")
  const add = () => {
    if (!told().includes(id)) control.setAttribute("aria-describedby", [...told(), id].join(" "))
  }
  const watching = new MutationObserver(add)
  watching.observe(control, { attributeFilter: ["aria-describedby"] })
  add()
  return () => {
    watching.disconnect()
    const left = told().filter((one) => one !== id)
    if (left.length === 0) control.removeAttribute("aria-describedby")
    else control.setAttribute("aria-describedby", left.join(" "))
  }
}

/**
 * Returns the last save that changed the field at a path; `saves` are newest first. If no save names the field, returns
 * the newest one, provided that one user made all of them.
 */
export const lastSaveOf = (saves: ReadonlyArray<RecordSave>, path: string): RecordSave | undefined =>
  saves.find(({ fields }) => fields.length === 0 || fields.some((one) => isWithin(one, path) || isWithin(path, one))) ??
  (new Set(saves.map(({ by }) => by)).size === 1 ? saves[0] : undefined)

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)
