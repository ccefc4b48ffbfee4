import { Result, Schema } from "effect"
import { useState } from "react"
import { DispatchContent } from "#domain/dispatches/Dispatch.ts"
import { postDispatch } from "#domain/dispatches/dispatchesApi.ts"
import { FileDrop } from "#ui/FileDrop.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { readForm } from "#web/forms/formErrors.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByDispatches } from "./changedByDispatches.ts"

const largest = 256 * 1024

/** A drop area for dispatch files. Errors name the place in the file. */
export function DispatchDrop({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords()
  const showToast = useToast()
  const [fault, setFault] = useState<string>()
  const { send, isPending } = useApiMutation(postDispatch, {
    invalidates: changedByDispatches,
    onDone: ({ content: { insuredName } }) => {
      onDone()
      showToast({ kind: "success", text: t("dispatch.uploaded", { name: insuredName }) })
    }
  })
  const take = async ([file]: ReadonlyArray<File>) => {
    if (file === undefined) return
    setFault(undefined)
    const sent = contentOf(await file.text())
    if (typeof sent === "string")
      setFault(sent === "" ? t("dispatch.notADispatch") : t("dispatch.wrongAt", { field: sent }))
    else send(sent)
  }
  return (
    <FileDrop
      label={t("dispatch.file")}
      description={t("dispatch.fileHint")}
      buttonLabel={t("dispatch.chooseFile")}
      dropLabel={t("dispatch.dropFile")}
      accept={["application/json", ".json"]}
      maxBytes={largest}
      isDisabled={isPending}
      errorMessage={fault}
      onFiles={(files) => void take(files)}
      onReject={() => setFault(t("dispatch.notADispatch"))}
    />
  )
}

const FileContent = Schema.toCodecJson(DispatchContent)

/** Returns the parsed content, or the path of the invalid field, or "" if the file is not a dispatch at all. */
const contentOf = (text: string): typeof DispatchContent.Type | string => {
  try {
    return Result.match(readForm(FileContent, JSON.parse(text)), {
      onSuccess: (content) => content,
      onFailure: (faults) => Object.keys(faults)[0] ?? ""
    })
  } catch {
    return ""
  }
}
