import "./MessageLog.css"
import { Drawer } from "#ui/Drawer.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { toneIcons } from "#ui/Tone.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useToastHistory } from "#web/page/ToastProvider.tsx"

/** Past toasts, because 2.5 seconds are too short for some users (WCAG 2.2.1, X11). */
export function MessageLog() {
  const { t } = useWords()
  const { time } = useFormats()
  const said = useToastHistory()
  return (
    <Drawer
      title={t("toasts")}
      closeLabel={t("close")}
      size="small"
      trigger={<IconButton icon="bell" label={t("toasts")} />}
    >
      {said.length === 0 ? (
        <EmptyState icon="bell" title={t("toasts.none")}>
          {t("toasts.noneAbout")}
        </EmptyState>
      ) : (
        <ol className="MessageLog">
          {said.map(({ kind, text, at }, index) => (
            <li key={said.length - index} data-tone={kind}>
              <Icon name={toneIcons[kind]} />
              <span>{text}</span>
              <time className="tabular" dateTime={new Date(at).toISOString()}>
                {time(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  )
}
