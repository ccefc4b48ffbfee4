import { getSecurity, putSecurity } from "#domain/second-step/secondStepApi.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { Switch } from "#ui/Switch.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useSession } from "#web/session/useSession.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"

/** /admin/security: whether all users of the shop must have a second step. */
export function ShopSecurityScreen() {
  const { t } = useWords()
  const showToast = useToast()
  const { changed } = useSession()
  const { data, error, refetch } = useApiQuery(getSecurity, {})
  const put = useApiMutation(putSecurity, {
    invalidates: [getSecurity],
    onDone: ({ isRequired }) => {
      showToast({ kind: "success", text: t(isRequired ? "shopSecurity.on" : "shopSecurity.off") })
      changed()
    }
  })
  return (
    <>
      <PageHeader
        title={t("route.shopSecurity")}
        about={t("shopSecurity.about")}
        back={{ label: t("route.admin"), href: "/admin" }}
        actions={
          <ButtonLink icon="list" href="/admin/audit">
            {t("route.audit")}
          </ButtonLink>
        }
      />
      <Section title={t("shopSecurity.title")}>
        {data === undefined ? (
          error === null ? (
            <div role="status" aria-label={t("loading")}>
              <Skeleton widths={["40%"]} />
            </div>
          ) : (
            <LoadFailed failure={error} onRetry={() => void refetch()} />
          )
        ) : (
          <Switch
            description={t("shopSecurity.requiredAbout")}
            isSelected={data.isRequired}
            onChange={(isRequired) => {
              if (!put.isPending) put.send({ isRequired })
            }}
          >
            {t("shopSecurity.required")}
          </Switch>
        )}
      </Section>
    </>
  )
}
