import "./Notices.css"
import { useState } from "react"
import { messagingAccess } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { CustomerNotices, NoticeKind } from "#domain/messages/CustomerNotices.ts"
import { Channel } from "#domain/messages/MessageTemplate.ts"
import { getCustomerNotices, putCustomerNotices } from "#domain/messages/wordingsApi.ts"
import { Button } from "#ui/Button.tsx"
import { Form } from "#ui/Form.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Section } from "#ui/Section.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { Switch } from "#ui/Switch.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useUser } from "#web/access/useUser.ts"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useForm } from "#web/forms/useForm.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useToast } from "#web/page/useToast.ts"
import { MissingNote, useMissingServices } from "#web/service-state/MissingNote.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { NoticeTemplateEditorProps } from "./NoticeTemplateEditor.tsx"

const NoticeTemplateEditor = lazyPart<NoticeTemplateEditorProps, "NoticeTemplateEditor">(
  () => import("./NoticeTemplateEditor.tsx"),
  "NoticeTemplateEditor",
  "asked"
)

/** /admin/notifications: the messages sent to customers automatically, their channels and texts. */
export function NoticesScreen() {
  const { t } = useWords()
  const { data, error, refetch } = useApiQuery(getCustomerNotices, {})
  return (
    <>
      <PageHeader
        title={t("route.notifications")}
        about={t("admin.notifications")}
        back={{ label: t("route.admin"), href: "/admin" }}
      />
      {data !== undefined ? (
        <Notices notices={data} />
      ) : error === null ? (
        <div role="status">
          <span className="hidden-text">{t("loading")}</span>
          <Skeleton widths={["40%", "60%", "50%"]} />
        </div>
      ) : (
        <LoadFailed failure={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

type TemplateKind = NoticeKind | "quote" | (typeof byHand)[number]

/** Messages with a link that staff send by hand, choosing the channel when sending. */
const byHand = ["payLink", "photos"] as const
const byHandText = { payLink: "notices.payLink", photos: "notices.photos" } as const

function Notices({ notices }: { readonly notices: CustomerNotices }) {
  const { t, of } = useWords()
  const showToast = useToast()
  const user = useUser()
  const missing = useMissingServices()
  const [worded, setWorded] = useState<TemplateKind>()
  const form = useForm(CustomerNotices, notices)
  const { send, isPending } = useApiMutation(putCustomerNotices, {
    form,
    invalidates: [getCustomerNotices],
    onDone: (kept) => {
      form.replace(kept, true)
      showToast({ kind: "success", text: t("notices.saved") })
    }
  })
  const { on, channels } = form.values
  const save = () => {
    const typed = form.check()
    if (typed !== undefined && !isPending) send(typed)
  }
  const way = (kind: Exclude<TemplateKind, (typeof byHand)[number]>) => (
    <div className="NoticeWay">
      <SegmentedControl
        label={t("notices.wayOf", { what: of("notice", kind) })}
        isLabelHidden
        value={channels[kind] ?? notices.channels[kind]}
        onChange={(channel) => form.set("channels", { ...channels, [kind]: channel })}
        options={Channel.literals.map((value) => ({ value, label: of("channel", value) }))}
      />
      {hasAccess(messagingAccess, user) && (
        <Button
          variant="quiet"
          icon="edit"
          aria-label={t("notices.wordingOf", { what: of("notice", kind) })}
          onPress={() => setWorded(kind)}
        >
          {t("notices.wording")}
        </Button>
      )}
    </div>
  )
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Section title={t("notices.automatic")} description={t("notices.automaticAbout")}>
        {missing.map((service) => (
          <MissingNote key={service} service={service} />
        ))}
        <ul className="NoticeList">
          {NoticeKind.literals.map((kind) => (
            <li key={kind} className="NoticeRow">
              <Switch
                description={of("noticeHint", kind)}
                isSelected={on.includes(kind)}
                onChange={(isOn) =>
                  form.set(
                    "on",
                    NoticeKind.literals.filter((one) => (one === kind ? isOn : on.includes(one)))
                  )
                }
              >
                {of("notice", kind)}
              </Switch>
              {way(kind)}
            </li>
          ))}
        </ul>
        <TextField
          {...form.field("reviewLink", t("notices.reviewLink"))}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          isRequired={on.includes("thanks")}
          description={t("notices.reviewLinkHint")}
        />
      </Section>
      <Section title={t("notices.byHand")} description={t("notices.byHandAbout")}>
        <ul className="NoticeList">
          <li className="NoticeRow">
            <p>{of("notice", "quote")}</p>
            {way("quote")}
          </li>
          {hasAccess(messagingAccess, user) &&
            byHand.map((one) => (
              <li key={one} className="NoticeRow">
                <p>{t(byHandText[one])}</p>
                <Button
                  variant="quiet"
                  icon="edit"
                  aria-label={t("notices.wordingOf", { what: t(byHandText[one]) })}
                  onPress={() => setWorded(one)}
                >
                  {t("notices.wording")}
                </Button>
              </li>
            ))}
        </ul>
      </Section>
      <Section title={t("notices.consent")}>
        <p>{t("notices.consentAbout")}</p>
      </Section>
      <div className="NoticeActions">
        <Button variant="primary" type="submit" isPending={isPending} isDisabled={!form.isDirty}>
          {t("save")}
        </Button>
      </div>
      {worded !== undefined && (
        <NoticeTemplateEditor
          kind={worded}
          channel={worded === "payLink" || worded === "photos" ? "sms" : (channels[worded] ?? notices.channels[worded])}
          onClose={() => setWorded(undefined)}
        />
      )}
    </Form>
  )
}
