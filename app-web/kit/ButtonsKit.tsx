import { useState } from "react"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Toolbar } from "#ui/Toolbar.tsx"
import { useWords } from "#web/words/useWords.ts"
import { KitPage } from "./KitPage.tsx"

/** /ui/buttons: buttons from the most to the least prominent. */
export function Kit() {
  const { t, of } = useWords()
  const [stage, setStage] = useState<"quote" | "workorder" | "invoice">("quote")
  return (
    <KitPage
      examples={{
        Button: [
          <Button key="primary" variant="primary" icon="check">
            {t("save")}
          </Button>,
          <Button key="secondary">{t("cancel")}</Button>,
          <Button key="quiet" variant="quiet" icon="undo">
            {t("undo")}
          </Button>,
          <Button key="danger" variant="danger">
            {t("draft.discard")}
          </Button>,
          <Button key="link" variant="link">
            {t("edit")}
          </Button>,
          <Button key="pending" isPending>
            {t("loading")}
          </Button>,
          <Button key="off" isDisabled>
            {t("retry")}
          </Button>,
          <Button key="small" size="small">
            {t("search")}
          </Button>
        ],
        ButtonLink: (
          <ButtonLink href="/dashboard" icon="home">
            {t("goHome")}
          </ButtonLink>
        ),
        IconButton: [
          <IconButton key="edit" icon="edit" label={t("edit")} />,
          <IconButton key="framed" icon="refresh" variant="secondary" label={t("retry")} />
        ],
        Toolbar: (
          <Toolbar label={t("edit")}>
            <IconButton icon="undo" label={t("undo")} />
            <IconButton icon="search" label={t("search")} />
            <IconButton icon="x" label={t("close")} />
          </Toolbar>
        ),
        SegmentedControl: (
          <SegmentedControl
            label={t("route.jobs")}
            value={stage}
            onChange={setStage}
            options={(["quote", "workorder", "invoice"] as const).map((value) => ({
              value,
              label: of("stage", value)
            }))}
          />
        )
      }}
    />
  )
}
