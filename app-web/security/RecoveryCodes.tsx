import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { copyText } from "#web/page/copyText.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import "./security.css"

/**
 * New recovery codes to copy or print, shown only once. Only its own button closes the dialog, because the codes are
 * lost afterwards.
 */
export function RecoveryCodes({
  codes,
  onSaved
}: {
  readonly codes: ReadonlyArray<string>
  readonly onSaved: () => void
}) {
  const { t } = useWords()
  const showToast = useToast()
  const copy = async () =>
    showToast(
      (await copyText(codes.join("\n")))
        ? { kind: "info", text: t("recovery.copied") }
        : { kind: "warning", text: t("copy.refused") }
    )
  return (
    <Dialog
      title={t("recovery.keep")}
      closeLabel={t("close")}
      isDismissDisabled
      isOpen
      footer={
        <>
          <Button icon="copy" autoFocus onPress={() => void copy()}>
            {t("recovery.copy")}
          </Button>
          <Button variant="primary" onPress={onSaved}>
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
