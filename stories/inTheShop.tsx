import type { Decorator } from "@storybook/react-vite"
import { Effect } from "effect"
import { type ReactNode, useEffect, useState } from "react"
import { createMemoryRouter, RouterProvider, useNavigate } from "react-router-dom"
import type { Role } from "#domain/people/Role.ts"
import { Routing } from "#ui/Routing.tsx"
import { runtimeOver } from "#web/api/runtime.ts"
import { startSession } from "#web/session/startSession.ts"
import { useSession } from "#web/session/useSession.ts"
import { UserContext } from "#web/session/useUser.ts"
import { App } from "#web/shell/App.tsx"
import { type Language, languages } from "#web/words/languages.ts"
import { type Words, wordsIn } from "#web/words/words.ts"
import { addPerson, demoShop, fillShop, platform } from "./sampleShop.ts"
import { serverInMemory, type ServerOptions } from "./serverInMemory.ts"

/** `parameters.shop` of a story: all of it may be left out. */
export interface ShopParameters extends Partial<Omit<ServerOptions, "signedInAs">> {
  /** The path on which the story stands; "/" by default. `route` names its parameters: "/customers/:id/edit". */
  readonly path?: string
  readonly route?: string
  /** What the signed-in person may do; the owner by default, nobody when null. */
  readonly roles?: ReadonlyArray<Role> | null
}

/** Puts a story into a shop: a server in the page, a signed-in person, words, a router, toasts. */
export const inTheShop: Decorator = (Story, { parameters, globals, id }) => {
  const language = languageOf(globals["locale"])
  return <Shop key={`${id} ${language}`} parameters={(parameters["shop"] ?? {}) as ShopParameters} language={language}><Story /></Shop>
}

/** The toolbar's language: `globalTypes` of preview.tsx. */
export const localeGlobal = {
  description: "Language",
  toolbar: { icon: "globe", items: Object.values(languages).map((value) => ({ value, title: value.toUpperCase() })), dynamicTitle: true }
} as const

const languageOf = (global: unknown): Language => Object.values(languages).find((one) => one === global) ?? "en"
const numberOf = (language: Language) => language === "fr" ? 2 : language === "es" ? 3 : 1

interface ShopProps {
  readonly parameters: ShopParameters
  readonly language: Language
  readonly children: ReactNode
}

function Shop({ parameters, language, children }: ShopProps) {
  const [words, setWords] = useState<Words>()
  const [{ runtime, actor, router, place }] = useState(() => openShop(parameters, language, <Counter isOpen={parameters.roles === null}>{children}</Counter>))
  useEffect(() => () => {
    actor.stop()
    void runtime.dispose()
  }, [actor, runtime])
  useEffect(() => void wordsIn(language).then(setWords), [language])
  if (words === undefined) return null
  return (
    <App actor={actor} runtime={runtime} place={place} language={language} words={words}>
      <RouterProvider router={router} />
    </App>
  )
}

const openShop = ({ path = "/", route = "*", roles = ["owner"], shop = demoShop, fill = fillShop, ...rest }: ShopParameters, language: Language, element: ReactNode) => {
  const people = addPerson("bea", "Bea", roles ?? ["owner"], numberOf(language))
  const runtime = runtimeOver(serverInMemory({ ...rest, shop, fill: Effect.andThen(people, fill), signedInAs: roles === null ? undefined : "bea" }))
  const router = createMemoryRouter([{ path: route, element }, { path: "*", element: <p>{"elsewhere"}</p> }], { initialEntries: [path] })
  const actor = startSession(runtime, {
    go: (to) => void router.navigate(to), leaveFor: () => {}, isHere: () => true, loginUrl: "http://localhost:3000/login", wanted: () => "/dashboard"
  }, { key: undefined, wasSignedIn: false })
  const place = { baseUrl: "http://localhost:3000", tenant: shop === platform ? null : { prefix: shop.prefix, businessName: shop.businessName } }
  return { runtime, actor, router, place }
}

/** Waits until it is known who is signed in. `isOpen` lets anybody look. */
function Counter({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const { person, state } = useSession()
  const navigate = useNavigate()
  if (isOpen ? state === "waiting" : person === undefined) return null
  return <Routing navigate={(to) => void navigate(to)}><UserContext value={person}>{children}</UserContext></Routing>
}
