import { useState } from "react"
import type { PasskeyInfo } from "#domain/credentials/Passkey.ts"
import {
  getOwnSecondStep,
  postOwnPasskey,
  postOwnPasskeyChallenge,
  postOwnPasskeyRemoval
} from "#domain/second-step/secondStepApi.ts"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { Section } from "#ui/Section.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { PasskeyThere, usePasskeys } from "#web/session/browserPasskeys.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { SecondStepSectionProps } from "./ConfirmApp.tsx"
import { PasswordDialog, RenamePasskey } from "./lazyDialogs.ts"

type PasskeyAction = { readonly what: "add" } | { readonly what: "remove" | "rename"; readonly passkey: PasskeyInfo }

/** The user's passkeys: add (after re-entering the password), rename, or remove. */
export function PasskeysSection({
  onCodes,
  passkeys
}: SecondStepSectionProps & { readonly passkeys: ReadonlyArray<PasskeyInfo> }) {
  const { t } = useWords()
  const { timeOrDateTime, moment } = useFormats()
  const showToast = useToast()
  const browser = usePasskeys()
  const [doing, setDoing] = useState<PasskeyAction>()
  const [name, setName] = useState("")
  const [isMaking, setMaking] = useState(false)
  const close = () => setDoing(undefined)
  const refreshes = [getOwnSecondStep]

  const keep = useApiMutation(postOwnPasskey, {
    invalidates: refreshes,
    onDone: ({ recoveryCodes }) => {
      close()
      showToast({ kind: "success", text: t("passkeys.isAdded") })
      onCodes(recoveryCodes)
    },
    onFailure: close
  })
  const challenge = useApiMutation(postOwnPasskeyChallenge, {
    onDone: (creation) => {
      setMaking(true)
      browser
        .make(creation)
        .then(
          (made) => keep.send({ name, made }),
          (cause: unknown) => {
            close()
            showToast({
              kind: "warning",
              text: t(cause instanceof PasskeyThere ? "passkeys.there" : "passkeys.notMade")
            })
          }
        )
        .finally(() => setMaking(false))
    },
    onFailure: () => true
  })
  const remove = useApiMutation(postOwnPasskeyRemoval, {
    invalidates: refreshes,
    onDone: () => {
      close()
      showToast({ kind: "success", text: t("passkeys.isRemoved") })
    },
    onFailure: () => true
  })
  const begin = (next: PasskeyAction) => {
    challenge.reset()
    remove.reset()
    setDoing(next)
  }

  return (
    <Section
      title={t("passkeys.title")}
      description={t("passkeys.about")}
      id="passkeys"
      actions={
        browser.isThere() && (
          <Button icon="plus" onPress={() => begin({ what: "add" })}>
            {t("passkeys.add")}
          </Button>
        )
      }
    >
      {passkeys.length === 0 && (
        <p className="SecurityQuiet">{t(browser.isThere() ? "passkeys.none" : "passkeys.notHere")}</p>
      )}
      <ul className="SecurityList">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span className="SecurityWhat">
              <span className="SecurityName">
                {passkey.name}
                {passkey.isBackedUp && <Badge>{t("passkeys.synced")}</Badge>}
              </span>
              <span className="SecurityQuiet">
                {t("passkeys.added", { day: moment(passkey.addedAt) })} ·{" "}
                {passkey.lastUsedAt === null
                  ? t("passkeys.unused")
                  : t("passkeys.used", { moment: timeOrDateTime(passkey.lastUsedAt) })}
              </span>
            </span>
            <span className="SecurityActions">
              <Button
                size="small"
                variant="quiet"
                aria-label={t("passkeys.renameOne", { name: passkey.name })}
                onPress={() => begin({ what: "rename", passkey })}
              >
                {t("passkeys.rename")}
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={t("passkeys.removeOne", { name: passkey.name })}
                onPress={() => begin({ what: "remove", passkey })}
              >
                {t("passkeys.remove")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {doing?.what === "add" && (
        <PasswordDialog
          title={t("passkeys.add")}
          confirmLabel={t("security.continue")}
          asksName
          isPending={challenge.isPending || isMaking || keep.isPending}
          failure={challenge.failure}
          onClose={close}
          onConfirm={({ currentPassword, name: typed }) => {
            setName(typed)
            challenge.send({ currentPassword })
          }}
        />
      )}
      {doing?.what === "remove" && (
        <PasswordDialog
          title={t("passkeys.removeOne", { name: doing.passkey.name })}
          confirmLabel={t("passkeys.remove")}
          isPending={remove.isPending}
          failure={remove.failure}
          onClose={close}
          onConfirm={({ currentPassword }) => remove.send({ id: doing.passkey.id, currentPassword })}
        />
      )}
      {doing?.what === "rename" && <RenamePasskey passkey={doing.passkey} onClose={close} />}
    </Section>
  )
}
