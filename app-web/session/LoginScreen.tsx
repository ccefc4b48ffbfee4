import "./LoginScreen.css"
import { BareFrame } from "#web/shell/BareFrame.tsx"
import { useLateParts } from "#web/shell/latePart.tsx"
import { useTitle } from "#web/shell/useTitle.ts"
import { useWords } from "#web/words/useWords.ts"
import { LoginForm } from "./LoginForm.tsx"
import { SecondStepForm } from "./lateSecondStep.ts"
import { LoginNotice } from "./LoginNotice.tsx"
import { useSession } from "./useSession.ts"

/** /login: the product's face on the base domain, the shop's name at its own door. */
export function LoginScreen() {
  const { t } = useWords()
  const { place, secondStep } = useSession()
  const asksMore = secondStep !== undefined
  useTitle(t("route.login"))
  useLateParts()
  return (
    <BareFrame>
      <div className="Login">
        <div className="LoginWords">
          <h1>
            {asksMore
              ? t("secondStep.title")
              : place.tenant === null
                ? t("login.title")
                : t("login.titleAt", { shop: place.tenant.businessName })}
          </h1>
          <p>{asksMore ? t("secondStep.about") : place.tenant === null ? t("login.product") : t("login.aboutAt")}</p>
        </div>
        <LoginNotice />
        {asksMore ? <SecondStepForm /> : <LoginForm />}
      </div>
    </BareFrame>
  )
}
