import "./LoginScreen.css"
import { BareFrame } from "#web/shell/BareFrame.tsx"
import { useTitle } from "#web/shell/useTitle.ts"
import { useWords } from "#web/words/useWords.ts"
import { LoginForm } from "./LoginForm.tsx"
import { LoginNotice } from "./LoginNotice.tsx"
import { useSession } from "./useSession.ts"

/** /login: the product's face on the base domain, the shop's name at its own door. */
export function LoginScreen() {
  const { t } = useWords()
  const { place } = useSession()
  useTitle(t("route.login"))
  return (
    <BareFrame>
      <div className="Login">
        <div className="LoginWords">
          <h1>{place.tenant === null ? t("login.title") : t("login.titleAt", { shop: place.tenant.businessName })}</h1>
          <p>{place.tenant === null ? t("login.product") : t("login.aboutAt")}</p>
        </div>
        <LoginNotice />
        <LoginForm />
      </div>
    </BareFrame>
  )
}
