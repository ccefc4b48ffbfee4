import { useState } from "react"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"

const DispatchDrop = lazyPart(() => import("./DispatchDrop.tsx"), "DispatchDrop", "asked")

/** Takes in a dispatch that came as a file. */
export function UploadDispatch() {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title={t("dispatch.upload")}
      closeLabel={t("close")}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon="upload">{t("dispatch.upload")}</Button>}
    >
      <DispatchDrop onDone={() => setOpen(false)} />
    </Dialog>
  )
}
