import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { KitPage } from "./KitPage.tsx"

const tones = ["info", "success", "warning", "danger"] as const

/** /ui/alerts: inline messages, toasts and empty states. */
export function Kit() {
  const { t } = useWords()
  const showToast = useToast()
  const texts = {
    info: t("offline.about"),
    success: t("saved"),
    warning: t("offline.title"),
    danger: t("oneOrMoreErrors")
  }
  return (
    <KitPage
      examples={{
        Callout: tones.map((tone) => (
          <Callout key={tone} tone={tone} title={texts[tone]}>
            {tone === "warning" && t("offline.about")}
          </Callout>
        )),
        ToastRegion: tones.map((kind) => (
          <Button key={kind} onPress={() => showToast({ kind, text: texts[kind] })}>
            {texts[kind]}
          </Button>
        )),
        EmptyState: (
          <EmptyState icon="bell" title={t("toasts.none")} level={3}>
            {t("toasts.noneAbout")}
          </EmptyState>
        )
      }}
    />
  )
}
