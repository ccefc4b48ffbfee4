import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
  useEffectEvent,
  useRef
} from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { draftsOf } from "#web/forms/drafts.ts"
import { useSession } from "#web/session/useSession.ts"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { reloadOnce } from "#web/loading/reloadOnce.ts"
import { newPathAt, shortcutsFor } from "#web/shell/shortcuts/shortcutsFor.ts"
import { singleKeys } from "#web/page/devicePreference.ts"
import { chooseTheme } from "#web/page/theme.ts"
import { useChooseLanguage } from "#web/account/useChooseLanguage.ts"
import { useToast } from "#web/page/useToast.ts"
import { handlesOwnKeys } from "#web/page/handlesOwnKeys.ts"

const parts = {
  palette: () => import("./palette/Palette.tsx"),
  help: () => import("./shortcuts/ShortcutsHelp.tsx")
}
const Palette = lazy(async () => ({ default: (await parts.palette()).Palette }))
const ShortcutsHelp = lazy(async () => ({ default: (await parts.help()).ShortcutsHelp }))

interface Commands {
  readonly openPalette: () => void
  readonly openHelp: () => void
  /** Signs out, after confirmation if drafts would be lost. */
  readonly signOut: () => void
}

const CommandsContext = createContext<Commands | undefined>(undefined)

/** Returns the commands available everywhere in the shell: palette, keyboard help, sign-out. */
export const useCommands = (): Commands => {
  const commands = useContext(CommandsContext)
  if (commands === undefined) throw new Error("CommandsProvider is missing")
  return commands
}

/** Handles keyboard shortcuts, and renders the overlays that they or the menus open. */
export function CommandsProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useWords()
  const user = useUser()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const chooseLanguage = useChooseLanguage()
  const showToast = useToast()
  const [open, setOpen] = useState<"palette" | "help" | "signOut">()
  const [drafts, setDrafts] = useState(0)
  const areSingleOn = singleKeys.use()
  const shortcuts = shortcutsFor(user)

  const commands = useMemo<Commands>(() => {
    const show = (part: keyof typeof parts) =>
      void reloadOnce<object>(part, parts[part]).then(
        () => setOpen(part),
        () => showToast({ kind: "warning", text: t("failure.Offline") })
      )
    return {
      openPalette: () => show("palette"),
      openHelp: () => show("help"),
      signOut: () => {
        const kept = draftsOf(user.id)
        setDrafts(kept)
        if (kept === 0) session.signOut()
        else setOpen("signOut")
      }
    }
  }, [user.id, session, showToast, t])

  const runShortcut = (keys: string) => {
    const { path = undefined, does } = shortcuts.find((one) => one.keys === keys) ?? {}
    const to = path ?? (does === "new" ? newPathAt(pathname, user) : undefined)
    if (to !== undefined) void navigate(to)
    if (does === "help") commands.openHelp()
    if (does === "search")
      document.querySelector<HTMLElement>("main input[type=search], main [role=searchbox]")?.focus()
  }
  useKeys(areSingleOn ? shortcuts.map(({ keys }) => keys) : [], runShortcut, commands.openPalette)

  // Loaded after the first chunk, but before it is needed, so that the palette opens within 50 ms.
  useEffect(() => {
    const timer = setTimeout(() => void Promise.all([parts.palette(), parts.help()]).catch(() => {}), 1_000)
    return () => clearTimeout(timer)
  }, [])

  const close = () => setOpen(undefined)
  return (
    <CommandsContext value={commands}>
      {children}
      <Suspense fallback={null}>
        {open === "palette" && (
          <Palette
            actions={{ signOut: commands.signOut, help: commands.openHelp, chooseTheme, chooseLanguage }}
            onClose={() => setOpen((now) => (now === "palette" ? undefined : now))}
          />
        )}
        {open === "help" && <ShortcutsHelp onClose={close} />}
      </Suspense>
      <ConfirmDialog
        title={t("account.logout")}
        confirmLabel={t("account.logout")}
        cancelLabel={t("cancel")}
        isDangerous
        isOpen={open === "signOut"}
        onCancel={close}
        onConfirm={session.signOut}
      >
        {t("account.draftsLost", { count: drafts })}
      </ConfirmDialog>
    </CommandsContext>
  )
}

/** Milliseconds after which the first key of a sequence is forgotten. */
const patience = 1_500

/** Listens for shortcuts on the entire page. `keys` are single-key ones; Ctrl+K and ⌘K always open the palette. */
const useKeys = (keys: ReadonlyArray<string>, onHit: (keys: string) => void, onPalette: () => void) => {
  const pending = useRef({ keys: "", since: 0 })

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k") {
      event.preventDefault()
      return onPalette()
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length > 1 || handlesOwnKeys(event.target)) return
    const before = event.timeStamp - pending.current.since < patience ? pending.current.keys : ""
    const read = readKey(before, event.key.toLowerCase(), keys)
    pending.current = { keys: read.pending, since: event.timeStamp }
    if (read.hit === undefined) return
    event.preventDefault()
    onHit(read.hit)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [])
}

/** Combines a key with the preceding ones: a complete shortcut, the start of one, or neither. */
export const readKey = (
  before: string,
  key: string,
  known: ReadonlyArray<string>
): { readonly hit?: string; readonly pending: string } => {
  const typed = before === "" ? key : `${before} ${key}`
  if (known.includes(typed)) return { hit: typed, pending: "" }
  if (known.some((keys) => keys.startsWith(`${typed} `))) return { pending: typed }
  return before === "" ? { pending: "" } : readKey("", key, known)
}
