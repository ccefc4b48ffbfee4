import { useState } from "react"
import { type ChosenPicture, maxJobPictures, type PublicPageLookDraft } from "#domain/public-page/PublicPageLook.ts"
import { postPagePicture } from "#domain/public-page/publicPageApi.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Section } from "#ui/Section.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { CropPicture } from "#web/forms/CropPicture.tsx"
import { PictureDrop } from "#web/forms/PictureDrop.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { usePicture } from "#web/forms/usePicture.ts"
import { useWords } from "#web/words/useWords.ts"

type LookFormOf = Form<typeof PublicPageLookDraft>
type TypedPicture = typeof ChosenPicture.Encoded

/**
 * Banner, about picture and recent jobs. Pictures are uploaded immediately but shown to customers only once the page is
 * saved.
 */
export function PagePictures({ form }: { readonly form: LookFormOf }) {
  const { t } = useWords()
  return (
    <Section title={t("publicPage.pictures")} id="pictures">
      <div className="PageParts">
        <OnePicture
          form={form}
          name="banner"
          title={t("publicPage.banner")}
          addLabel={t("publicPage.addBanner")}
          failedText={t("publicPage.bannerFailed")}
          noneText={t("publicPage.bannerNone")}
        />
        <OnePicture
          form={form}
          name="about"
          title={t("publicPage.about")}
          addLabel={t("publicPage.addAbout")}
          failedText={t("publicPage.aboutFailed")}
        />
        <JobPictures form={form} />
      </div>
    </Section>
  )
}

interface OnePictureProps {
  readonly form: LookFormOf
  readonly name: "banner" | "about"
  readonly title: string
  readonly addLabel: string
  readonly failedText: string
  readonly noneText?: string
}

/** The field for a single picture and its alternative text. */
function OnePicture({ form, name, title, addLabel, failedText, noneText }: OnePictureProps) {
  const { t } = useWords()
  const chosen = form.values[name]
  return (
    <div className="PagePicture" role="group" aria-label={title}>
      <h3 className="FieldLabel">{title}</h3>
      {chosen === null ? (
        noneText !== undefined && <p className="Quiet PageHint">{noneText}</p>
      ) : (
        <>
          <Shown key={chosen.id} picture={chosen} failedText={failedText} />
          <TextField
            {...form.field(`${name}.alt` as "banner.alt", t("publicPage.alt"))}
            description={t("publicPage.altHint")}
          />
          <div>
            <Button size="small" variant="quiet" icon="trash" onPress={() => form.set(name, null)}>
              {t("publicPage.remove")}
            </Button>
          </div>
        </>
      )}
      <Upload label={addLabel} onUploaded={(id) => form.set(name, { id, alt: "" })} />
    </div>
  )
}

/** The pictures of recent jobs, in order, with captions. */
function JobPictures({ form }: { readonly form: LookFormOf }) {
  const { t } = useWords()
  const jobs = form.values.recentJobs
  const title = t("publicPage.jobs", { current: jobs.length, max: maxJobPictures })
  const problem = form.errorOf("recentJobs", { label: title })
  return (
    <div className="PagePicture" role="group" aria-label={title}>
      <h3 className="FieldLabel">{title}</h3>
      <ul className="PageJobs">
        {jobs.map((picture, nth) => {
          const at = nth + 1
          return (
            <li key={picture.id} className="PageJob">
              <Shown picture={{ ...picture, alt: "" }} failedText={t("publicPage.jobFailed")} />
              <TextField {...form.field(`recentJobs.${nth}.alt`, t("publicPage.caption", { at }))} />
              <div>
                {nth > 0 && (
                  <IconButton
                    icon="arrow-up"
                    label={t("publicPage.earlier", { at })}
                    onPress={() =>
                      form.set("recentJobs", [
                        ...jobs.slice(0, nth - 1),
                        picture,
                        jobs[nth - 1]!,
                        ...jobs.slice(nth + 1)
                      ])
                    }
                  />
                )}
                <IconButton
                  icon="trash"
                  label={t("publicPage.removeJob", { at })}
                  onPress={() =>
                    form.set(
                      "recentJobs",
                      jobs.filter(({ id }) => id !== picture.id)
                    )
                  }
                />
              </div>
            </li>
          )
        })}
      </ul>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {jobs.length < maxJobPictures ? (
        <Upload
          label={t("publicPage.addJob")}
          onUploaded={(id) => form.set("recentJobs", [...jobs, { id, alt: "" }])}
        />
      ) : (
        <p className="Quiet PageHint">{t("publicPage.jobsFull")}</p>
      )}
    </div>
  )
}

/** A picture of the page, or a message specific to its place if it cannot be loaded (spec §8). */
function Shown({ picture: { id, alt }, failedText }: { readonly picture: TypedPicture; readonly failedText: string }) {
  const [isLost, setLost] = useState(false)
  return isLost ? (
    <p role="alert">{failedText}</p>
  ) : (
    <img src={`/api/V1/files/${id}`} alt={alt} onError={() => setLost(true)} />
  )
}

interface UploadProps {
  readonly label: string
  readonly onUploaded: (id: TypedPicture["id"]) => void
}

/** Selects a picture, lets the user crop it, and uploads it: JPG, JPEG and PNG, 5 MB (spec §5 Uploads). */
function Upload({ label, onUploaded }: UploadProps) {
  const { t } = useWords()
  const picture = usePicture()
  const { send, isPending } = useApiMutation(postPagePicture, {
    onDone: ({ id }) => {
      picture.close()
      onUploaded(id)
    },
    onFailure: picture.refuse
  })
  return (
    <>
      <PictureDrop picture={picture} label={label} />
      {picture.url !== undefined && (
        <CropPicture
          url={picture.url}
          title={t("publicPage.crop")}
          keepLabel={t("publicPage.keep")}
          maxEdge={2400}
          isPending={isPending}
          onCancel={picture.close}
          onCut={(cut) => send({ picture: cut })}
          onUnreadable={() => picture.refuse({ _tag: "NotAPicture" })}
        />
      )}
    </>
  )
}
