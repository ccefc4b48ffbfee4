import type { ReactNode } from "react"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Form } from "#ui/Form.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useWords } from "#web/words/useWords.ts"
import { DraftOffer } from "./DraftOffer.tsx"
import { FormProblems } from "./FormProblems.tsx"
import type { RecordConflictProps } from "./RecordConflict.tsx"
import type { SavedRecord } from "./RecordKind.ts"
import type { RecordTexts } from "./RecordTexts.ts"
import { useDraftState } from "./useDraft.ts"
import { type OpenRecord, useFoundDraft } from "./useOpenRecord.ts"
import { useSaveKey } from "./useSaveKey.ts"
import type { SaveRecord } from "./useSaveRecord.ts"
import { Icon } from "#ui/Icon.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import "./FormActions.css"

const RecordConflict = lazyPart<RecordConflictProps, "RecordConflict">(
  () => import("./RecordConflict.tsx"),
  "RecordConflict",
  "asked"
)

interface RecordFormProps<S extends Wire, R extends SavedRecord> {
  readonly open: OpenRecord<S, R>
  readonly saving: SaveRecord<S, R>
  readonly words: RecordTexts<S["Encoded"]>
  readonly header: ReactNode
  /** URL of the list the record belongs to. */
  readonly listHref: string
  /** The fields. */
  readonly children: ReactNode
}

/** The page of a single record: notices that need attention, the fields, and a save button that is always visible. */
export function RecordForm<S extends Wire, R extends SavedRecord>({
  open,
  saving,
  words,
  header,
  listHref,
  children
}: RecordFormProps<S, R>) {
  const { t } = useWords()
  const { form, draft } = open
  const { savedAt } = useDraftState(draft)
  const found = useFoundDraft(open)
  const isUnchanged = open.kept !== undefined && !form.isDirty
  const save = () => {
    if (!saving.isPending && !isUnchanged) saving.save()
  }
  useSaveKey(save)
  return (
    <>
      {header}
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <DraftOffer found={found} clear={draft.clear} restore={open.restore} />
        {saving.merging.others !== undefined && (
          <RecordConflict
            merging={saving.merging}
            others={saving.merging.others}
            changed={words.changed}
            labels={words.labels}
            say={words.say}
          />
        )}
        <FormProblems
          refused={saving.refused.errors}
          times={saving.refused.times}
          errors={form.errors}
          nameOf={words.nameOf}
        />
        {children}
        <FormActions isDirty={form.isDirty} draftSavedAt={savedAt} failure={saving.failure}>
          <ButtonLink href={listHref}>{t("cancel")}</ButtonLink>
          <Button type="submit" variant="primary" isDisabled={isUnchanged} isPending={saving.isPending}>
            {t("save")}
          </Button>
        </FormActions>
      </Form>
    </>
  )
}

interface FormActionsProps {
  readonly isDirty: boolean
  readonly draftSavedAt: number | undefined
  /** Why the last save failed. */
  readonly failure: { readonly _tag: string } | undefined
  readonly children: ReactNode
}

/** The sticky footer of a form: the save status and the buttons. */
function FormActions({ isDirty, draftSavedAt, failure, children }: FormActionsProps) {
  const { t } = useWords()
  const { time } = useFormats()
  const textOf = useFailureText()
  const note = !isDirty
    ? ""
    : draftSavedAt === undefined
      ? t("unsaved")
      : t("draft.saved", { time: time(draftSavedAt) })
  const isWaiting = failure?._tag === "Offline"
  return (
    <div className="FormActions">
      <p className="FormActionsNote" role="status" data-failed={failure !== undefined || undefined}>
        {failure === undefined ? (
          note
        ) : (
          <>
            <Icon name={isWaiting ? "offline" : "danger"} size={16} />
            {isWaiting ? t("save.waiting") : textOf(failure)}
          </>
        )}
      </p>
      <div className="FormActionsButtons">{children}</div>
    </div>
  )
}
