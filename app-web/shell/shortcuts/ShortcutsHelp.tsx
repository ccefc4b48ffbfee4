import { Dialog } from "#ui/Dialog.tsx"
import { ShortcutList } from "#ui/ShortcutList.tsx"
import { Switch } from "#ui/Switch.tsx"
import { canOpen } from "#web/access/startPage.ts"
import { useUser } from "#web/access/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { singleKeys } from "#web/page/devicePreference.ts"
import { controlKey, keysOf, shortcutsFor } from "./shortcutsFor.ts"

/** The keyboard shortcuts available here, and a switch that disables single-key ones. Mounted while open. */
export function ShortcutsHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const user = useUser()
  const isOn = singleKeys.use()
  const single = shortcutsFor(user).map((one) => ({
    id: one.keys,
    label: t(one.title),
    keys: keysOf(one),
    isSequence: one.keys.includes(" ")
  }))
  const onJobs = canOpen(user, "/jobs/create") ? [{ id: "order", label: t("step.toWorkOrder"), keys: ["W"] }] : []
  const always = [
    { id: "palette", label: t("palette"), keys: [controlKey(), "K"] },
    { id: "save", label: t("save"), keys: [controlKey(), "S"] }
  ]
  const groups = [
    { id: "go", title: t("shortcuts.go"), shortcuts: isOn ? single.filter(({ isSequence }) => isSequence) : [] },
    {
      id: "do",
      title: t("shortcuts.do"),
      shortcuts: isOn ? [...always, ...single.filter(({ isSequence }) => !isSequence), ...onJobs] : always
    }
  ]
  return (
    <Dialog
      title={t("shortcuts")}
      closeLabel={t("close")}
      size="large"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Switch isSelected={isOn} onChange={singleKeys.choose} description={t("shortcuts.singleAbout")}>
          {t("shortcuts.single")}
        </Switch>
      }
    >
      <ShortcutList groups={groups.filter(({ shortcuts }) => shortcuts.length > 0)} thenLabel={t("shortcuts.then")} />
    </Dialog>
  )
}
