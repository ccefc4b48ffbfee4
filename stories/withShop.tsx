import type { Decorator } from "@storybook/react-vite"
import { type ReactNode, useEffect, useState } from "react"
import { MemoryRouter, type RouteObject, useNavigate, useRoutes } from "react-router-dom"
import { Routing } from "#ui/Routing.tsx"
import { PasskeysContext } from "#web/session/browserPasskeys.ts"
import { LeaveContext } from "#web/session/SiteInfo.ts"
import { useSession } from "#web/session/useSession.ts"
import { UserContext } from "#web/access/useUser.ts"
import { App } from "#web/shell/App.tsx"
import { SignedInLayout } from "#web/shell/SignedInLayout.tsx"
import { preloadLazyParts } from "#web/loading/lazyPart.tsx"
import { RootLayout } from "#web/shell/RootLayout.tsx"
import { type Language, languageTags } from "#domain/words/languages.ts"
import { type Words, wordsIn } from "#web/words/words.ts"
import { openShop, type ShopParameters } from "./openShop.ts"

/** Renders a story inside a shop: an in-page server, a signed-in user, messages, a router and toasts. */
export const withShop: Decorator = (Story, { parameters, globals, id }) => {
  const language = languageOf(globals["locale"])
  return (
    <Shop key={`${id} ${language}`} parameters={(parameters["shop"] ?? {}) as ShopParameters} language={language}>
      <Story />
    </Shop>
  )
}

/** The language switcher in the toolbar, used in `globalTypes` of preview.tsx. */
export const localeGlobal = {
  description: "Language",
  toolbar: {
    icon: "globe",
    items: languageTags.map((value) => ({ value, title: value.toUpperCase() })),
    dynamicTitle: true
  }
} as const

const languageOf = (global: unknown): Language => languageTags.find((one) => one === global) ?? "en"

interface ShopProps {
  readonly parameters: ShopParameters
  readonly language: Language
  readonly children: ReactNode
}

/** Loads the messages, and the product's routes if requested, before opening the shop. */
function Shop({ parameters, language, children }: ShopProps) {
  const [ready, setReady] = useState<{ readonly words: Words; readonly routes: ReadonlyArray<RouteObject> }>()
  useEffect(() => {
    localStorage.clear()
    sessionStorage.clear()
    const routes = parameters.isWhole
      ? import("#web/routes.tsx").then((map) => map.routes)
      : Promise.resolve(routesFor(parameters, children))
    void Promise.all([wordsIn(language), routes, preloadLazyParts()]).then(([words, all]) =>
      setReady({ words, routes: all })
    )
    // Runs once per story: the key changes with everything that matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return ready === undefined ? null : <OpenShop {...ready} parameters={parameters} language={language} />
}

const routesFor = (
  { route = "*", roles, isInside = false }: ShopParameters,
  story: ReactNode
): ReadonlyArray<RouteObject> =>
  isInside
    ? [
        {
          element: <RootLayout />,
          children: [{ element: <SignedInLayout />, children: [{ path: route, element: story }] }]
        }
      ]
    : [
        { path: route, element: <Counter isOpen={roles === null}>{story}</Counter> },
        { path: "*", element: <p>{"elsewhere"}</p> }
      ]

interface OpenShopProps extends Omit<ShopProps, "children"> {
  readonly words: Words
  readonly routes: ReadonlyArray<RouteObject>
}

function OpenShop({ parameters, language, words, routes }: OpenShopProps) {
  const [{ runtime, actor, place, path, leave, passkeys }] = useState(() => openShop(parameters, language))
  useEffect(
    () => () => {
      actor.stop()
      void runtime.dispose()
    },
    [actor, runtime]
  )
  return (
    <LeaveContext value={leave}>
      <PasskeysContext value={passkeys}>
        <App actor={actor} runtime={runtime} site={place} language={language} words={words}>
          <MemoryRouter initialEntries={[path]} useTransitions={false}>
            <Screens routes={routes} />
          </MemoryRouter>
        </App>
      </PasskeysContext>
    </LeaveContext>
  )
}

const Screens = ({ routes }: { readonly routes: ReadonlyArray<RouteObject> }) => useRoutes([...routes])

/** Renders nothing until the signed-in user is known. `isOpen` allows signed-out visitors. */
function Counter({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const { person, state } = useSession()
  const navigate = useNavigate()
  if (isOpen ? state === "waiting" : person === undefined) return null
  return (
    <Routing navigate={(to) => void navigate(to)}>
      <UserContext value={person}>{children}</UserContext>
    </Routing>
  )
}
