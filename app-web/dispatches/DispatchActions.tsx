import { useState } from "react"
import type { ListedDispatch } from "#domain/dispatches/Dispatch.ts"
import { postDispatchReopen } from "#domain/dispatches/dispatchesApi.ts"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu, type MenuChoice } from "#ui/Menu.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByDispatches } from "./changedByDispatches.ts"

const LinkDispatch = lazyPart(() => import("./LinkDispatch.tsx"), "LinkDispatch", "asked")
const QuoteFromDispatch = lazyPart(() => import("./QuoteFromDispatch.tsx"), "QuoteFromDispatch", "asked")
const DeclineDispatch = lazyPart(() => import("./DeclineDispatch.tsx"), "DeclineDispatch", "asked")

/** The actions on a dispatch: link to a job, create a quote, decline, or undo that. */
export function DispatchActions({ dispatch }: { readonly dispatch: ListedDispatch }) {
  const { t } = useWords()
  const showToast = useToast()
  const [asking, setAsking] = useState<"link" | "quote" | "decline">()
  const reopening = useApiMutation(postDispatchReopen, {
    invalidates: changedByDispatches,
    onDone: () => showToast({ kind: "success", about: `dispatch.${dispatch.id}`, text: t("dispatch.reopened") })
  })
  const { id, insuredName, job, number, revisedAt, state, version } = dispatch
  const label = t("dispatch.actionsOf", { text: `${number} ${insuredName}` })
  const close = () => setAsking(undefined)
  const choices: ReadonlyArray<MenuChoice> =
    state === "new"
      ? [
          { id: "link", icon: "link" as const, label: t("dispatch.link"), onAction: () => setAsking("link") },
          { id: "quote", icon: "plus" as const, label: t("dispatch.makeQuote"), onAction: () => setAsking("quote") },
          {
            id: "decline",
            icon: "x" as const,
            label: t("dispatch.decline"),
            isDangerous: true,
            onAction: () => setAsking("decline")
          }
        ]
      : [
          ...(revisedAt === null || job === null
            ? []
            : [
                {
                  id: "compare",
                  icon: "edit" as const,
                  label: t("dispatch.compare"),
                  onAction: () => setAsking("link")
                }
              ]),
          {
            id: "reopen",
            icon: "undo" as const,
            label: t(state === "linked" ? "dispatch.unlink" : "dispatch.reopen"),
            onAction: () => reopening.send({ id, version })
          }
        ]
  return (
    <>
      <Menu
        label={label}
        placement="bottom end"
        trigger={<IconButton size="small" icon="more" label={label} isPending={reopening.isPending} />}
        groups={[{ choices }]}
      />
      {asking === "link" && <LinkDispatch dispatch={dispatch} onClose={close} />}
      {asking === "quote" && <QuoteFromDispatch dispatch={dispatch} onClose={close} />}
      {asking === "decline" && <DeclineDispatch dispatch={dispatch} onClose={close} />}
    </>
  )
}
