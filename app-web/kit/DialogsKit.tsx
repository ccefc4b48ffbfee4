import { useState } from "react"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Drawer } from "#ui/Drawer.tsx"
import { Menu } from "#ui/Menu.tsx"
import { Tooltip } from "#ui/Tooltip.tsx"
import { useWords } from "#web/words/useWords.ts"
import { KitPage } from "./KitPage.tsx"

/** /ui/dialogs: overlays in front of the page. */
export function Kit() {
  const { t, of } = useWords()
  const [isAsking, setAsking] = useState(false)
  const stages = (["quote", "workorder", "invoice"] as const).map((id) => ({
    id,
    label: of("stage", id),
    icon: "document" as const
  }))
  return (
    <KitPage
      examples={{
        Dialog: (
          <Dialog title={t("kit.dialogs")} closeLabel={t("close")} trigger={<Button>{t("search")}</Button>}>
            <p>{t("palette.nothing")}</p>
          </Dialog>
        ),
        Drawer: (
          <Drawer title={t("toasts")} closeLabel={t("close")} trigger={<Button icon="bell">{t("toasts")}</Button>}>
            <p>{t("toasts.noneAbout")}</p>
          </Drawer>
        ),
        ConfirmDialog: (
          <>
            <Button variant="danger" onPress={() => setAsking(true)}>
              {t("draft.discard")}
            </Button>
            <ConfirmDialog
              title={t("draft.discard")}
              confirmLabel={t("draft.discard")}
              cancelLabel={t("cancel")}
              isDangerous
              isOpen={isAsking}
              onConfirm={() => setAsking(false)}
              onCancel={() => setAsking(false)}
            >
              {t("account.draftsLost", { count: 1 })}
            </ConfirmDialog>
          </>
        ),
        Menu: (
          <Menu
            label={t("route.jobs")}
            trigger={<Button iconAfter="chevron-down">{t("route.jobs")}</Button>}
            groups={[{ choices: stages }]}
          />
        ),
        Tooltip: (
          <Tooltip text={t("goHome")}>
            <Button variant="quiet" icon="home">
              {t("route.dashboard")}
            </Button>
          </Tooltip>
        )
      }}
    />
  )
}
