import "#ui/tokens.css"
import "#ui/base.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { documentFetch } from "./documentFetch.ts"
import { DocumentPage } from "./DocumentPage.tsx"
import { firstSpoken } from "#domain/words/languages.ts"

const token = location.pathname.split("/")[2] ?? ""

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <DocumentPage server={documentFetch(token)} language={firstSpoken(navigator.languages)} />
  </StrictMode>
)
