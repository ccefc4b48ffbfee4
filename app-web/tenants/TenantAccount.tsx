import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { getTenant, listTenants, postClosing, postDeletion, postRestoration } from "#domain/tenants/tenantsApi.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { Form } from "#ui/Form.tsx"
import { Section } from "#ui/Section.tsx"
import { TextField } from "#ui/TextField.tsx"
import { focusFirstError } from "#web/forms/formErrors.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

interface TenantAccountProps {
  readonly tenant: Tenant
  /** The first day on which a closed shop may be deleted; "" while it is open. */
  readonly deletableFrom: string
}

/** Closes a shop's account, restores a closed one, or deletes it permanently after the retention period. */
export function TenantAccount({ deletableFrom, tenant }: TenantAccountProps) {
  const { t } = useWords()
  const { day } = useFormats()
  const showToast = useToast()
  const { businessName: name, id, version } = tenant
  const [isClosing, setClosing] = useState(false)
  const refreshes = [getTenant, listTenants]
  const close = useApiMutation(postClosing, {
    invalidates: refreshes,
    onDone: () => {
      setClosing(false)
      showToast({ kind: "success", text: t("tenant.isClosed", { name }) })
    },
    onFailure: () => setClosing(false)
  })
  const restore = useApiMutation(postRestoration, {
    invalidates: refreshes,
    onDone: () => showToast({ kind: "success", text: t("tenant.isRestored", { name }) })
  })
  const isClosed = tenant.billingStatus === "closed"
  return (
    <Section title={t("tenant.account")} description={t("tenant.accountAbout")}>
      <div className="TenantActions">
        {isClosed && (
          <DefinitionList
            items={[
              { label: t("tenant.closedOn"), value: day(tenant.closedOn) || "–" },
              { label: t("tenant.deletableFrom"), value: day(deletableFrom) || "–" }
            ]}
          />
        )}
        <div className="TenantButtons">
          {isClosed ? (
            <Button isPending={restore.isPending} onPress={() => restore.send({ id, version })}>
              {t("tenant.restore")}
            </Button>
          ) : (
            <Button onPress={() => setClosing(true)}>{t("tenant.close")}</Button>
          )}
          {isClosed && isReached(deletableFrom) && <DeleteTenant tenant={tenant} />}
        </div>
      </div>
      <ConfirmDialog
        title={t("tenant.closeTitle", { name })}
        confirmLabel={t("tenant.close")}
        cancelLabel={t("cancel")}
        isDangerous
        isOpen={isClosing}
        isPending={close.isPending}
        onConfirm={() => close.send({ id, version })}
        onCancel={() => setClosing(false)}
      >
        {t("tenant.closeMeans")}
      </ConfirmDialog>
    </Section>
  )
}

/** Returns whether a day has begun in UTC, which the server uses. */
const isReached = (day: string) => day !== "" && day <= new Date().toISOString().slice(0, 10)

/** Asks for the shop's prefix before deleting all of its data. A wrong prefix is reported on its field. */
function DeleteTenant({ tenant: { businessName: name, id, prefix, version } }: { readonly tenant: Tenant }) {
  const { t } = useWords()
  const showToast = useToast()
  const textOf = useFailureText()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState("")
  const { failure, isPending, reset, send } = useApiMutation(postDeletion, {
    invalidates: [listTenants],
    onDone: () => {
      showToast({ kind: "success", text: t("tenant.isDeleted", { name }) })
      void navigate("/tenants")
    },
    onFailure: ({ _tag }) => {
      if (_tag === "PrefixNotRight") focusFirstError(["prefix"], true)
      return true
    }
  })
  const isWrong = failure?._tag === "PrefixNotRight"
  const [isMissing, setMissing] = useState(false)
  const ask = () => {
    reset()
    setTyped("")
    setMissing(false)
    setAsking(true)
  }
  const confirm = () => {
    const given = typed.trim()
    setMissing(given === "")
    if (given === "") focusFirstError(["prefix"])
    else if (!isPending) send({ id, version, prefix: given })
  }
  return (
    <>
      <Button variant="danger" icon="trash" onPress={ask}>
        {t("tenant.delete")}
      </Button>
      <ConfirmDialog
        title={t("tenant.deleteTitle", { name })}
        confirmLabel={t("tenant.delete")}
        cancelLabel={t("cancel")}
        isDangerous
        isOpen={isAsking}
        isPending={isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <div className="TenantActions">
          <p>{t("tenant.deleteMeans", { name })}</p>
          {failure !== undefined && !isWrong && <Callout tone="danger" isLive title={textOf(failure)} />}
          <Form
            onSubmit={(event) => {
              event.preventDefault()
              confirm()
            }}
          >
            <TextField
              name="prefix"
              label={t("tenant.typePrefix", { prefix })}
              value={typed}
              onChange={(text) => {
                setTyped(text)
                setMissing(false)
                if (isWrong) reset()
              }}
              isRequired
              autoFocus
              autoComplete="off"
              spellCheck="false"
              errorMessage={isWrong || isMissing ? t("failure.PrefixNotRight") : undefined}
            />
          </Form>
        </div>
      </ConfirmDialog>
    </>
  )
}
