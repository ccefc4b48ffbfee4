import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { useSay } from "#web/shell/useSay.ts"
import { useWords } from "#web/words/useWords.ts"
import "./security.css"

/** New recovery codes, shown once, to be kept elsewhere. Only its buttons close it. */
export function RecoveryCodes({
  codes,
  onKept
}: {
  readonly codes: ReadonlyArray<string>
  readonly onKept: () => void
}) {
  const { t } = useWords()
  const say = useSay()
  const copy = () =>
    void navigator.clipboard.writeText(codes.join("\n")).then(() => say({ kind: "info", text: t("recovery.copied") }))
  return (
    <Dialog
      title={t("recovery.keep")}
      closeLabel={t("close")}
      isDismissable={false}
      isOpen
      onOpenChange={(open) => {
        if (!open) onKept()
      }}
      footer={
        <>
          <Button icon="copy" onPress={copy}>
            {t("recovery.copy")}
          </Button>
          <Button variant="primary" onPress={onKept}>
            {t("recovery.kept")}
          </Button>
        </>
      }
    >
      <div className="SecurityForm">
        <p>{t("recovery.keepWhy")}</p>
        <ul className="SecurityCodes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
